/** What proves a skill: what was achieved, measured and built with it. */
import { Fragment } from 'react'
import { useContent, useNamesLanguage, useT } from '#web/platform/i18n.tsx'
import { EvidenceProvider, loadEvidence, useEvidence } from './evidence-texts.ts'

export const loadMessages = loadEvidence

interface Props {
  /** The skill's id. */
  id: string
  heading: 'h3' | 'h4'
}

/** With its own texts, for a row that is opened. */
export default function OpenedEvidence(props: Props) {
  return (
    <EvidenceProvider>
      <Evidence {...props} />
    </EvidenceProvider>
  )
}

const kinds = ['achievements', 'metrics', 'projects'] as const

export function Evidence({ id, heading: Heading }: Props) {
  const t = useT()
  const namesLanguage = useNamesLanguage()
  const evidence = useEvidence()[id]
  const skill = useContent().skills.find((one) => one.id === id)
  if (!evidence || !skill) return null
  const { experience, ...lists } = evidence
  if (skill.proofs === 0 && !experience)
    return skill.technologies.length > 0 ? (
      <p className="pt-4 pb-6 text-muted">
        {skill.technologies.map((name, i) => (
          <Fragment key={name}>
            {i > 0 && ' · '}
            <span lang={namesLanguage}>{name}</span>
          </Fragment>
        ))}
      </p>
    ) : null
  return (
    <div className="grid gap-4 pt-4 pb-6">
      {skill.level !== undefined && !skill.levelText && (
        <p className="caption">{t('skills.level', { level: skill.level })}</p>
      )}
      {experience && <p className="text-muted">{experience}</p>}
      {kinds
        .filter((kind) => lists[kind].length > 0)
        .map((kind) => (
          <div key={kind}>
            <Heading className="text-sm">{t(`skills.${kind}`)}</Heading>
            <ul className="list mt-1 text-muted">
              {lists[kind].map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}
