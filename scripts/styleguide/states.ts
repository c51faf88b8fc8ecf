/** Shows states that last only as long as a pointer or the focus is there: `is-hover` and `is-focus` stand for them. */
const shownStates = [
  [':hover', '.is-hover'],
  [':focus-visible', '.is-focus'],
] as const

/** Copies each rule for such a state into one for its class, in its own place, so that it has the same weight. */
export function copyStates(): void {
  for (const sheet of document.styleSheets) copyIn(sheet)
}

function copyIn(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let i = group.cssRules.length - 1; i >= 0; i--) {
    const rule = group.cssRules[i]
    if (rule instanceof CSSStyleRule) {
      const selector = shownStates.reduce((text, [state, name]) => text.replaceAll(state, name), rule.selectorText)
      if (selector !== rule.selectorText) group.insertRule(rule.cssText.replace(rule.selectorText, selector), i + 1)
    } else if (rule instanceof CSSGroupingRule) copyIn(rule)
  }
}
