/** What the pages say, in each language: how much, and what is missing. */
import { languages } from '#contract/language.ts'
import type { PageContent } from '#contract/seo/seo.ts'
import { useFormats } from '#web/ui/formats.ts'
import { ScrollTable } from '#web/ui/scroll-table.tsx'
import type { Report } from './api.ts'
import { useSeoT } from './i18n.tsx'
import { CheckResult } from './technical.tsx'

export function Content({ report: { pages, latest } }: { report: Report }) {
  const t = useSeoT()
  return (
    <>
      <section aria-labelledby="seo-words" className="grid grid-cols-1 content-start gap-4">
        <h3 id="seo-words" className="text-title">
          {t('content.words')}
        </h3>
        <WordTable pages={pages} />
        <p className="text-sm text-muted">{t('content.wordsNote')}</p>
      </section>
      <div className="seo-columns">
        <section aria-labelledby="seo-descriptions" className="grid grid-cols-1 content-start gap-4">
          <h3 id="seo-descriptions" className="text-title">
            {t('content.descriptions')}
          </h3>
          <Faulty pages={pages} />
        </section>
        <section aria-labelledby="seo-translations" className="grid grid-cols-1 content-start gap-4">
          <h3 id="seo-translations" className="text-title">
            {t('content.translations')}
          </h3>
          {latest ? <CheckResult check={latest.checks.translations} /> : <p>{t('scores.none')}</p>}
        </section>
      </div>
    </>
  )
}

function WordTable({ pages }: { pages: PageContent[] }) {
  const t = useSeoT()
  const { number, languageName } = useFormats()
  const byPath = Map.groupBy(pages, ({ path }) => path)
  return (
    <ScrollTable label={t('table', { name: t('content.words') })}>
      <thead>
        <tr>
          <th scope="col">{t('content.page')}</th>
          {languages.map((language) => (
            <th key={language} scope="col">
              {languageName(language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...byPath].map(([path, those]) => (
          <tr key={path}>
            <th scope="row" className="caption">
              {path}
            </th>
            {languages.map((language) => (
              <td key={language}>{number(those.find((page) => page.language === language)?.words ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

/** The pages whose title or description is missing, of a bad length, or not translated. */
function Faulty({ pages }: { pages: PageContent[] }) {
  const t = useSeoT()
  const { languageName } = useFormats()
  const faulty = pages.filter(({ faults, isTranslated }) => faults.length > 0 || !isTranslated)
  if (faulty.length === 0) return <p>{t('content.clean')}</p>
  return (
    <ul className="seo-faults text-sm">
      {faulty.map(({ path, language, faults, isTranslated }) => (
        <li key={`${path} ${language}`}>
          {[...faults.map((id) => t(`faults.${id}`)), ...(isTranslated ? [] : [t('content.untranslated')])].join(' · ')}
          <span className="caption">
            {path} · {languageName(language)}
          </span>
        </li>
      ))}
    </ul>
  )
}
