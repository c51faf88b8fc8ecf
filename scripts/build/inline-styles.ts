/** Removes style attributes from built pages, so that the pages' policy need not allow any. */

/**
 * Moves each style attribute into a class rule. React does not touch attributes of hydrated HTML until they
 * change, and then sets styles by script, which the policy allows. So an element rendered with a style keeps
 * its rendered classes.
 *
 * @returns the page without style attributes, and the rules that belong into its stylesheet.
 */
export function moveStyles(html: string): { html: string; css: string } {
  const numbers = new Map<string, number>()
  const moved = html.replace(/<[a-z][^<>]* style="[^<>]*>/g, (tag) => {
    const [attribute = '', style = ''] = / style="([^"]*)"/.exec(tag) ?? []
    if (style.includes('&')) throw new Error(`A style attribute has an escaped character: ${style}`)
    const number = numbers.get(style) ?? numbers.size + 1
    numbers.set(style, number)
    const bare = tag.replace(attribute, '')
    return / class="/.test(bare)
      ? bare.replace(/ class="([^"]*)"/, (_, names) => ` class="${`${names} u${number}`.trim()}"`)
      : bare.replace(/^<[\w-]+/, (name) => `${name} class="u${number}"`)
  })
  return { html: moved, css: [...numbers].map(([style, number]) => `.u${number}{${style}}`).join('') }
}
