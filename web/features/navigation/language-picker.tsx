/** The short language menu in the bar. A native disclosure: it works before the page is alive. */
import { ChevronDown } from 'lucide-react'
import { languages } from '#contract/language.ts'
import { useLanguage, useT } from '#web/platform/i18n.tsx'
import { useDisclosure } from '#web/ui/hooks/use-disclosure.ts'
import { languageNames, useLanguageLink } from '#web/ui/languages.ts'

export function LanguagePicker() {
  const t = useT()
  const { language: current } = useLanguage()
  const link = useLanguageLink()
  const details = useDisclosure()
  return (
    <details ref={details} className="relative">
      <summary className="icon-button grid-flow-col gap-1 text-sm">
        <span className="sr-only">{t('language.label')}: </span>
        <span className="uppercase">{current}</span>
        <ChevronDown size={14} aria-hidden="true" />
      </summary>
      <ul className="card popup absolute right-0 mt-1 min-w-40 p-1.5">
        {languages.map((language) => {
          const { href, onClick } = link(language)
          return (
            <li key={language}>
              <a
                href={href}
                hrefLang={language}
                lang={language}
                aria-current={language === current ? 'true' : undefined}
                onClick={(event) => {
                  onClick(event)
                  const summary = details.current?.querySelector('summary')
                  // First: what has it is hidden.
                  summary?.focus()
                  summary?.click()
                }}
                className="option"
              >
                {languageNames[language].name}
              </a>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
