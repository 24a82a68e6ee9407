/** The school-neutral look of every sandbox page: one sheet, no fonts, pictures or scripts from elsewhere. */
export const pageStyle = `
:root{--ink:#14261f;--paper:#fbfaf6;--green:#0f6b4c;--deep:#0b553c;--mark:#f2b632;--info:#1f5fa8;--danger:#b3261e;--line:#dad8cf;--quiet:#4c5a54}
*{box-sizing:border-box}
html{font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;color:var(--ink);background:var(--paper);-webkit-text-size-adjust:100%}
body{margin:0;overflow-wrap:anywhere}
.skip{position:absolute;left:-999px}
.skip:focus{left:8px;top:8px;background:#fff;padding:12px}
header{border-bottom:4px solid var(--mark);background:#fff}
header>div,main{max-width:880px;margin:0 auto;padding:16px}
header p{margin:0}
.brand{font-size:18px;font-weight:700}
.note{color:var(--quiet);font-size:14px}
nav ul{display:flex;flex-wrap:wrap;gap:0 16px;list-style:none;margin:8px 0 -8px;padding:0}
nav a{display:inline-flex;align-items:center;min-height:44px}
.target{display:inline-flex;align-items:center;min-height:44px;font-weight:700}
nav a[aria-current]{font-weight:700;color:var(--ink)}
main.narrow{max-width:480px}
h1{font-size:28px;line-height:1.2;margin:16px 0}
h2{font-size:18px;line-height:1.2;margin:24px 0 8px}
a{color:var(--green)}
a:hover{color:var(--deep)}
.card{background:#fff;border:1px solid var(--line);border-radius:8px;padding:16px;margin:16px 0}
.card>:first-child{margin-top:0}
.card>:last-child{margin-bottom:0}
.amount{font-size:36px;line-height:1.2;font-weight:700;font-variant-numeric:tabular-nums;margin:0}
dl{display:grid;grid-template-columns:minmax(96px,1fr) 2fr;gap:8px 16px;margin:0}
dt{color:var(--quiet)}
dd{margin:0}
fieldset{border:0;margin:24px 0;padding:0;min-width:0}
legend,.label{font-weight:700;padding:0;margin-bottom:8px}
.choice{display:flex;align-items:center;gap:12px;min-height:56px;padding:8px 16px;margin:8px 0;background:#fff;border:1px solid #77827d;border-radius:8px;cursor:pointer}
.choice:has(:checked){border-color:var(--green);box-shadow:inset 0 0 0 1px var(--green)}
.choice input{width:20px;height:20px;margin:0;flex:none;accent-color:var(--green)}
.choice svg{margin-left:auto;flex:none}
.choice small{display:block;color:var(--quiet);font-size:14px}
.field{margin:16px 0}
.field label{display:block;font-weight:700}
input[type=text],input[type=number],select{font:inherit;color:inherit;width:100%;max-width:320px;min-height:44px;padding:8px 12px;border:1px solid #77827d;border-radius:8px;background:#fff}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 16px;font:inherit;font-weight:700;border-radius:8px;border:1px solid var(--green);background:var(--green);color:#fff;cursor:pointer;text-decoration:none}
button:hover,.button:hover{background:var(--deep);color:#fff}
button.plain{background:#fff;color:var(--green)}
button.danger{background:#fff;border-color:var(--danger);color:var(--danger)}
button.plain:hover,button.danger:hover{background:#f1efe8}
.acts{display:flex;flex-wrap:wrap;gap:8px}
.acts form{margin:0}
.narrow .acts{flex-direction:column}
:focus-visible{outline:3px solid var(--info);outline-offset:2px}
.choice:focus-within{outline:3px solid var(--info);outline-offset:2px}
.choice :focus-visible{outline:0}
.message{border-left:6px solid var(--info);background:#fff;padding:12px 16px;margin:16px 0}
.message.danger{border-color:var(--danger)}
.message.good{border-color:var(--green)}
.tag{display:inline-block;border:1px solid currentColor;border-radius:8px;padding:0 8px;font-size:14px;font-weight:700;color:var(--quiet)}
.tag.good{color:var(--green)}
.tag.danger{color:var(--danger)}
.tag.info{color:var(--info)}
.rows{list-style:none;margin:0;padding:0}
.rows>li{background:#fff;border:1px solid var(--line);border-radius:8px;padding:16px;margin:8px 0}
.rows p{margin:0 0 4px}
.rows .acts{margin-top:12px}
.between{display:flex;align-items:center;flex-wrap:wrap;justify-content:space-between;gap:4px 16px}
.figure{font-variant-numeric:tabular-nums;font-weight:700}
pre{white-space:pre-wrap;font:inherit;margin:0}
iframe{width:100%;height:420px;border:1px solid var(--line);border-radius:8px;background:#fff}
@media (max-width:520px){.amount{font-size:28px}.acts{flex-direction:column}.acts button,.acts form,.acts .button{width:100%}}
`
