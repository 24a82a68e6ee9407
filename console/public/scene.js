// The background of the sign-in page, another on each load, chosen before the page is drawn.
document.documentElement.dataset.scene = ['dawn', 'rain', 'noon', 'dusk'][Math.floor(Math.random() * 4)]
