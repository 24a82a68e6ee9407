/** Who pays by a link goes from one of them to the other: they come in one chunk. */
export { LinkResultPage } from './link-result-page.tsx'
export { PayLinkPage } from './pay-link-page.tsx'
