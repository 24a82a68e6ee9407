/** A list with every member of a union: the compiler refuses one that lacks any, such as a state that the API got later. */
export const everyOf =
  <Member extends string | number>() =>
  <const List extends readonly Member[]>(
    list: List &
      ([Member] extends [List[number]] ? unknown : { readonly lacks: Exclude<Member, List[number]> }),
  ): List =>
    list
