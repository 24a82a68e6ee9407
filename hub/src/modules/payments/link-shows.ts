/**
 * What somebody who pays by a link is shown of the child: amount, nothing at all; concepts, what is paid without names;
 * name, that and the child's first name.
 */
export const payLinkShows = ['amount', 'concepts', 'name'] as const
export type PayLinkShows = (typeof payLinkShows)[number]
