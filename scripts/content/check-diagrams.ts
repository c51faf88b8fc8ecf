/** Diagrams: everything that a drawing names is there, walks connect and take as long as is claimed, nothing is half told. */

import { timeUnits } from '#content/language/numbers/time-units.ts'
import type { OwnerInLanguages } from '#content/reading/read-owner.ts'
import type { DiagramFile } from '#contract/content/diagram.ts'
import type { Owner, ProjectFile } from '#contract/content/owner.ts'
import { entriesOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import type { Report } from './problem.ts'

type Say = (key: string, reason: string) => void

/** @param own in the first language of the site. */
export function checkDiagrams(own: Owner, read: OwnerInLanguages, report: Report): void {
  for (const [id, project] of Object.entries(own.projects)) {
    const { diagram } = project
    if (!diagram) continue
    const say: Say = (key, reason) => report(`projects/${id}.yaml`, `diagram.${key}`, reason)
    checkConnections(diagram, say)
    checkBoundaries(diagram, say)
    checkWithout(diagram, say)
    checkBefore(diagram, say)
    checkAnswers(diagram, say)
    for (const [name, walk] of Object.entries(diagram.walks ?? {})) {
      checkSteps(diagram, walk, `walks.${name}`, say)
      const isTimed = checkTimes(project, walk, `walks.${name}`, say)
      if (isTimed) checkClaims(id, name, read, report)
    }
  }
  checkTranslations(read.translations, report)
}

const unknown = (what: string, id: string) => `there is no ${what} "${id}"`

function checkConnections({ nodes, connections }: DiagramFile, say: Say): void {
  for (const [name, { from, to }] of Object.entries(connections)) {
    for (const [key, id] of Object.entries({ from, to })) {
      if (!Object.hasOwn(nodes, id)) say(`connections.${name}.${key}`, unknown('node', id))
    }
    if (from === to) say(`connections.${name}.to`, 'leads to where it comes from')
  }
}

function checkBoundaries({ nodes, boundaries = {} }: DiagramFile, say: Say): void {
  const seen = new Map<string, string>()
  for (const [name, { nodes: inside, within }] of Object.entries(boundaries)) {
    const key = `boundaries.${name}`
    for (const id of inside) {
      const other = seen.get(id)
      if (!Object.hasOwn(nodes, id)) say(`${key}.nodes`, unknown('node', id))
      else if (other !== undefined) say(`${key}.nodes`, `${id} is in ${other} already; write it in the inner one alone`)
      seen.set(id, name)
    }
    const isAbove =
      within === undefined || Object.keys(boundaries).indexOf(within) < Object.keys(boundaries).indexOf(name)
    if (within !== undefined && !Object.hasOwn(boundaries, within)) say(`${key}.within`, unknown('boundary', within))
    else if (!isAbove) say(`${key}.within`, `${within} must stand above it`)
  }
}

function checkWithout({ nodes }: DiagramFile, say: Say): void {
  const all = Object.entries(nodes)
  const isTold = all.some(([, { without }]) => without)
  for (const [name, { without }] of all) {
    const key = `nodes.${name}.without`
    if (isTold && !without)
      say(`nodes.${name}`, 'does not tell what happens without it: add without.says, or without.unknown: true')
    for (const id of without?.reaches ?? []) {
      if (!Object.hasOwn(nodes, id)) say(`${key}.reaches`, unknown('node', id))
      if (id === name) say(`${key}.reaches`, 'names the node itself')
    }
  }
}

function checkBefore({ nodes, before }: DiagramFile, say: Say): void {
  for (const [name, { became }] of Object.entries(before?.nodes ?? {})) {
    if (became !== undefined && !Object.hasOwn(nodes, became))
      say(`before.nodes.${name}.became`, unknown('node', became))
  }
  for (const [name, { from, to }] of Object.entries(before?.connections ?? {})) {
    for (const [key, id] of Object.entries({ from, to })) {
      if (!Object.hasOwn(before?.nodes ?? {}, id)) say(`before.connections.${name}.${key}`, unknown('node before', id))
    }
  }
}

function checkAnswers({ nextSteps, answers = {} }: DiagramFile, say: Say): void {
  for (const id of Object.keys(answers)) {
    if (!Object.hasOwn(nextSteps, id)) say(`answers.${id}`, unknown('next step', id))
  }
}

type WalkFile = NonNullable<DiagramFile['walks']>[string]

/** Every step begins where the one before has been. */
function checkSteps({ nodes, connections }: DiagramFile, { steps }: WalkFile, key: string, say: Say): void {
  let reached: string[] | undefined
  for (const [name, { at, along, back }] of Object.entries(steps)) {
    const line = along === undefined ? undefined : connections[along]
    if (at !== undefined && !Object.hasOwn(nodes, at)) say(`${key}.steps.${name}.at`, unknown('node', at))
    if (along !== undefined && !line) say(`${key}.steps.${name}.along`, unknown('connection', along))
    if (!line && (at === undefined || !Object.hasOwn(nodes, at))) return
    const start = at ?? (back ? line?.to : line?.from) ?? ''
    const isNextTo = (one: string) =>
      Object.values(connections).some(
        ({ from, to }) => (from === one && to === start) || (to === one && from === start),
      )
    // An answer may have come back, and a request that stays may have gone along a line without a step of its own.
    const isConnected = reached?.some((one) => one === start || (at !== undefined && isNextTo(one))) ?? true
    if (!isConnected) say(`${key}.steps.${name}`, `begins at ${start}, where the step before has not been`)
    reached = line ? [line.from, line.to] : [start]
  }
}

/** @returns whether the walk claims a time. */
function checkTimes({ metrics = {}, outcomes = {} }: ProjectFile, walk: WalkFile, key: string, say: Say): boolean {
  const { unit, total, claim, steps } = walk
  const timed = [unit, total, claim].filter((one) => one !== undefined).length
  const without = Object.entries(steps).find(([, { takes }]) => (takes === undefined) === (total !== undefined))
  if (timed !== 0 && timed !== 3) say(key, 'needs unit, total and claim together, or none of them')
  if (without) {
    const reason =
      total === undefined ? 'has a time, and its walk has no total' : 'has no time: say what it takes, 0 included'
    say(`${key}.steps.${without[0]}`, reason)
  }
  if (timed !== 3 || without || claim === undefined) return false
  const sum = Object.values(steps).reduce((all, { takes = 0 }) => all + takes, 0)
  if (Math.abs(sum - (total ?? 0)) > 1e-9)
    say(`${key}.total`, `is ${total}, and the steps take ${Math.round(sum * 1000) / 1000}`)
  const [group, id = ''] = claim.split('.')
  const isThere = Object.hasOwn(group === 'metrics' ? metrics : outcomes, id)
  if (!isThere) say(`${key}.claim`, `there is no ${claim}`)
  return isThere
}

/** What a walk takes is what the case study says, in every language that says it in words of its own. */
function checkClaims(id: string, name: string, { inLanguage, translations }: OwnerInLanguages, report: Report): void {
  for (const [language, { projects }] of entriesOf(inLanguage)) {
    const { metrics, outcomes, diagram } = projects[id] ?? {}
    const { claim = '', total = 0, unit } = diagram?.walks?.[name] ?? {}
    const [group, key = ''] = claim.split('.')
    const place = `${language}/projects/${id}.yaml`
    const path = group === 'metrics' ? `${claim}.value` : claim
    // It stands there as in the first language, with the decimal mark of that one.
    if (translations.some(({ file, missing }) => file === place && missing.includes(path))) continue
    const text = (group === 'metrics' ? metrics?.[key]?.value : outcomes?.[key]) ?? ''
    if (unit && !says(text, total, timeUnits[unit], language))
      report(
        `projects/${id}.yaml`,
        `diagram.walks.${name}.total`,
        `${claim} does not say ${total} ${unit} (${language}): ${text}`,
      )
  }
}

function says(text: string, total: number, unit: RegExp, language: Language): boolean {
  const number = new Intl.NumberFormat(language).format(total)
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
    if (!/[\d.,]$/.test(text.slice(0, at)) && unit.test(text.slice(at + number.length))) return true
  }
  return false
}

/** What makes a drawing live; where a language tells a part of it, it tells all. */
const living =
  /^diagram\.(?:leftOut|walks|before|boundaries|answers|nodes\.[^.]+\.without|connections\.[^.]+\.figure)\b/

function checkTranslations(translations: OwnerInLanguages['translations'], report: Report): void {
  for (const { file, missing } of translations) {
    const lacking = missing.filter((path) => path.startsWith('diagram.'))
    const isTold = !missing.includes('diagram.explanation')
    for (const path of isTold ? lacking.filter((one) => living.test(one)) : [])
      report(file, path, 'has no translation, and the rest of the diagram has one')
  }
}
