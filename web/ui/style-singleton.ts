/**
 * What keeps the page behind a dialog from scrolling, in place of react-style-singleton (see `vite.config.ts`): the rules
 * are adopted by script instead of standing in a style element, which the pages' policy does not allow.
 */
import { useEffect } from 'react'

/** @returns a component whose rules hold while at least one of it is there. */
export function styleSingleton() {
  let count = 0
  let sheet: CSSStyleSheet | undefined
  return function Styles({ styles }: { styles: string }) {
    useEffect(() => {
      count++
      if (!sheet) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        count--
        if (count > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
        sheet = undefined
      }
    }, [styles])
    return null
  }
}
