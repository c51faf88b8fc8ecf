/** Files in the owner's folder that nothing reads: mostly a slip in a name, which would lose all that is in them. */
import { readdirSync } from 'node:fs'
import { ownerFiles } from '#contract/content/owner.ts'
import { knownLanguages, type Language } from '#contract/language.ts'
import { suggestOf } from '../../content/reading/explain-problem.ts'
import type { Report } from './problem.ts'

const names = [...Object.keys(ownerFiles), 'site'].map((kind) => `${kind}.yaml`)
const folders = ['projects', 'writing', 'pictures']

/** @param folder the owner's. @param languages of the site. */
export function reviewUnreadFiles(folder: string, languages: readonly Language[], report: Report): void {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(?:ya?ml|md)$/i.test(path)) continue
    const parts = path.split(/[\\/]/)
    const file = parts.join('/')
    // Recommendations wait there for their authors' consent.
    if (parts[0] === 'drafts') continue
    const language = knownLanguages.find((known) => known === parts[0])
    const [name = '', ...below] = language ? parts.slice(1) : parts
    if (language && !languages.includes(language)) {
      report(file, '', 'is not read', `Name ${language} in languages of site.yaml, or remove the folder.`)
    } else if (below.length === 0) {
      if (!names.includes(name)) report(file, '', 'is not read', suggestOf(name, names).suggestion)
    } else if (/^[a-z]{2}$/.test(name)) {
      report(file, '', 'is not read', `A site can be in ${knownLanguages.join(', ')}.`)
    } else if (!isRead(name, below)) {
      report(file, '', 'is not read', 'Projects are projects/<id>.yaml, and articles writing/<id>.md.')
    }
  }
}

const isRead = (folder: string, below: string[]): boolean =>
  folders.includes(folder) && below.length === 1 && (below[0] ?? '').endsWith(folder === 'writing' ? '.md' : '.yaml')
