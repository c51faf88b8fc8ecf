/**
 * The dialog of the search: a combobox with its list by the WAI-ARIA pattern. The focus stays in the field; which option is
 * active is told by `aria-activedescendant`.
 */
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { isOn, site } from '#contract/site/site.ts'
import { Dialog, DialogClose, DialogText, DialogTitle } from '#web/ui/dialog.tsx'
import './search.css'
import { type Excerpt, excerptOf } from './excerpt.ts'
import { groupsFor } from './groups.ts'
import { type AdminTabName, useAsk, useItems } from './items.ts'
import { createIndex } from './rank.ts'
import { useSearchTexts } from './texts.ts'

/** As much as somebody types who searches; longer questions belong into the chat. */
const QUERY_MAX = 200

interface Props {
  adminTabs: readonly AdminTabName[]
  onResume(): void
  onClose(): void
}

export function SearchDialog({ onClose, ...needed }: Props) {
  const { t } = useSearchTexts()
  return (
    <Dialog first={['input']} isForTyping onClose={onClose} className="search">
      <div className="sr-only">
        <DialogTitle>{t('title')}</DialogTitle>
        <DialogText>{t('text')}</DialogText>
      </div>
      <Combobox {...needed} onClose={onClose} />
      <DialogClose />
    </Dialog>
  )
}

/** An option as it is shown: what is found, or the question to the assistant. */
interface Option {
  id: string
  title: string
  detail?: string | undefined
  /** Why it was found, where its title does not say so. */
  excerpt?: Excerpt | undefined
  choose(): void
}

function Combobox({ onClose, ...needed }: Props) {
  const { t } = useSearchTexts()
  const items = useItems(needed)
  const ask = useAsk()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const list = useId()
  // The texts of the items change with the language and the tabs only; their actions may be as old.
  const index = useMemo(() => createIndex(items), [t, needed.adminTabs])
  const groups = useMemo(() => groupsFor(query, index), [query, index])

  let count = 0
  const option = (one: Omit<Option, 'id'>): Option => ({ ...one, id: `${list}-${count++}` })
  const shown = groups.map(({ id, items }) => ({
    id,
    options: items.map((item) => option({ ...item, excerpt: excerptOf(query, item.title, item.text) })),
  }))
  const question = query.trim()
  const asked =
    question && isOn('chat')
      ? option({ title: t('ask', { assistant: site.assistant, question }), choose: () => ask(question) })
      : undefined
  const options = [...shown.flatMap((group) => group.options), ...(asked ? [asked] : [])]
  const found = count - (asked ? 1 : 0)
  const chosen = options[active]

  useEffect(() => {
    if (chosen) document.getElementById(chosen.id)?.scrollIntoView({ block: 'nearest' })
  }, [chosen?.id])

  const run = ({ choose }: Option) => {
    // Closed first: what is chosen may move the focus, which the dialog holds while it is open.
    flushSync(onClose)
    choose()
  }
  const last = options.length - 1
  const moves: Partial<Record<string, number>> = {
    ArrowDown: active < last ? active + 1 : 0,
    ArrowUp: active > 0 ? active - 1 : last,
    Home: 0,
    End: last,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys choose among an input method's proposals meanwhile.
    if (event.nativeEvent.isComposing || event.shiftKey || event.metaKey || event.ctrlKey || event.altKey) return
    const next = moves[event.key]
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next !== undefined) setActive(next)
    else if (chosen) run(chosen)
  }
  const view = (one: Option) => (
    <OptionView
      key={one.id}
      option={one}
      isActive={one === chosen}
      onPoint={() => setActive(options.indexOf(one))}
      onChoose={() => run(one)}
    />
  )
  return (
    <>
      <div className="search-head">
        <Search size={20} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-activedescendant={chosen?.id}
          placeholder={t('placeholder')}
          maxLength={QUERY_MAX}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className={found > 0 || !question ? 'sr-only' : 'search-none text-muted'}>
        {question && (found > 0 ? t('found', { count: found }) : t('none'))}
      </p>
      <div id={list} role="listbox" tabIndex={-1} aria-label={t('results')} className="search-list">
        {shown.map(({ id, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
          <div key={id} role="group" aria-labelledby={`${list}-${id}`}>
            <p id={`${list}-${id}`} className="caption">
              {t(`groups.${id}`)}
            </p>
            {options.map(view)}
          </div>
        ))}
        {asked && view(asked)}
      </div>
    </>
  )
}

interface OptionProps {
  option: Option
  isActive: boolean
  onPoint(): void
  onChoose(): void
}

function OptionView({ option: { id, title, detail, excerpt }, isActive, onPoint, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, whose keys do the same.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className="search-option"
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
    >
      <span>{title}</span>
      {detail && <span className="text-sm text-muted">{detail}</span>}
      {excerpt && (
        <span className="search-excerpt text-sm text-muted">
          {excerpt.before}
          <mark>{excerpt.hit}</mark>
          {excerpt.after}
        </span>
      )}
    </div>
  )
}
