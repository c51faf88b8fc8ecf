/** Checks everything under `content/`: whether it can be built, whether it may be published, and what an editor would add. */
import { join } from 'node:path'
import { knownLanguages, type Language } from '#contract/language.ts'
import { type OwnerInLanguages, readOwner } from '../../content/reading/read-owner.ts'
import type { WrittenFile } from '../../content/reading/read-yaml.ts'
import { pictureFiles } from '../../content/writing/pictures.ts'
import { checkDiagrams } from './check-diagrams.ts'
import { checkInterface } from './check-interface.ts'
import { unreadablePictures } from './check-pictures.ts'
import { checkArticles, checkPictures, checkReferences } from './check-references.ts'
import { missingFiles } from './language-files.ts'
import { textsOf } from './owner-texts.ts'
import type { Problem, Report } from './problem.ts'
import {
  reviewAddresses,
  reviewCutTexts,
  reviewEmpty,
  reviewEvidence,
  reviewLengths,
  reviewRepeats,
  reviewUnusedPictures,
} from './review-content.ts'
import { reviewFuture, reviewOpenJobs } from './review-dates.ts'
import { reviewLanguages } from './review-languages.ts'
import { reviewLostLetters, reviewPictureWords, reviewPlaceholders, reviewPromises } from './review-publishable.ts'
import { findSampleEntries, findSampleTraces } from './sample-traces.ts'
import { reviewUnreadFiles } from './unread-files.ts'

export interface Checked {
  /** With these there is no site. */
  problems: Problem[]
  /** The site can be built and looked at, and should not be published with them. */
  unpublishable: Problem[]
  /** Warnings, which do not prevent publishing. */
  warnings: Problem[]
  translations: OwnerInLanguages['translations']
}

/**
 * @param folder where `content/` is.
 * @param owner where the owner's files are, and what messages call that folder.
 */
export async function checkContent(
  folder: string,
  owner = { folder: join(folder, 'owner'), shownAs: 'content/owner' },
): Promise<Checked> {
  const read = readOwner(owner.folder)
  const { inLanguage, written, site, translations, articleTexts } = read
  const reportTo =
    (problems: Problem[]): Report =>
    (file, key, reason, suggestion) => {
      const at = written.get(file)?.locate(key.split('.').filter(Boolean))
      problems.push({ file: `${owner.shownAs}/${file}`, ...at, key, reason, ...(suggestion && { suggestion }) })
    }
  const pictures = pictureFiles(owner.folder)
  const problems: Problem[] = [...read.problems, ...(await unreadablePictures(owner.folder))].map((one) => ({
    ...one,
    file: `${owner.shownAs}/${one.file}`,
  }))
  const unpublishable: Problem[] = []
  const warnings: Problem[] = []

  const [own] = Object.values(inLanguage)
  if (own) {
    checkReferences(own, reportTo(problems))
    checkDiagrams(own, read, reportTo(problems))
    checkArticles(own, articleTexts, reportTo(problems))
    checkPictures(own, articleTexts, new Set(pictures), `${owner.shownAs}/pictures`, reportTo(problems))

    const texts = textsOf(read)
    const refuse = reportTo(unpublishable)
    reviewPlaceholders(texts, refuse)
    reviewLostLetters(texts, refuse)
    reviewPictureWords(own, articleTexts, refuse)
    reviewPromises(own, texts, refuse)
    if (!site.sample) findSampleTraces(texts, refuse)

    const warn = reportTo(warnings)
    if (!site.sample) findSampleEntries(read, warn)
    reviewEmpty(written, own, warn)
    reviewRepeats(texts, warn)
    reviewEvidence(own, warn)
    reviewOpenJobs(own, written, warn)
    reviewFuture(own, new Date(), warn)
    reviewLengths(texts, warn)
    reviewCutTexts(texts, written, warn)
    reviewUnusedPictures(own, articleTexts, pictures, warn)
    reviewLanguages(texts, warn)
    reviewAddresses(texts, warn)
  }
  reviewUnreadFiles(owner.folder, languagesOf(written.get('site.yaml')), reportTo(warnings))

  const reportBeside =
    (found: Problem[]): Report =>
    (file, key, reason, suggestion) =>
      found.push({ file: `content/${file}`, key, reason, ...(suggestion && { suggestion }) })
  problems.push(...(await missingFiles(folder)))
  await checkInterface(folder, reportBeside(problems), reportBeside(warnings))
  return { problems, unpublishable, warnings, translations }
}

/** As they are named, whatever else is wrong in the file: what stands in for broken settings names other languages. */
function languagesOf(settings: WrittenFile | undefined): readonly Language[] {
  const named = (settings?.value as { languages?: unknown } | undefined)?.languages
  return Array.isArray(named) ? knownLanguages.filter((known) => named.includes(known)) : knownLanguages
}
