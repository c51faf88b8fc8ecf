/** What must not be published: words that stand for a text, pictures without words, promises without a number. */
import { anyOf } from '#content/language/any-language.ts'
import type { Owner } from '#contract/content/owner.ts'
import type { Language } from '#contract/language.ts'
import type { ArticleText } from '../../content/writing/article-text.ts'
import { type OwnerText, wordsOf } from './owner-texts.ts'
import { placeholderIn } from './placeholders.ts'
import type { Report } from './problem.ts'

/** Reports "…", "TODO" and the like in the place of a text. */
export function reviewPlaceholders(texts: OwnerText[], report: Report): void {
  for (const { file, path, text } of texts) {
    const key = path.join('.')
    // A picture by itself; its words are looked at elsewhere.
    if (text === '') continue
    // No pronouns are a choice, too.
    if (file === 'profile.yaml' && key === 'pronouns') continue
    const empty = placeholderIn(text)
    if (empty === undefined) continue
    const word = empty.trim().slice(0, 20)
    report(
      file,
      key,
      `"${word}" stands in the place of a text`,
      'Write the text, or remove the key: the site then leaves no gap.',
    )
  }
}

/** Reports the sign that stands in the place of letters which a program could not read. */
export function reviewLostLetters(texts: OwnerText[], report: Report): void {
  for (const { file, path, text } of texts) {
    const [around] = /.{0,12}\ufffd.{0,12}/u.exec(text) ?? []
    if (around)
      report(
        file,
        path.join('.'),
        `a letter was lost in "${around}"`,
        'Write it anew: a program has saved this file with the wrong encoding.',
      )
  }
}

const articles: Record<Language, string> = { en: 'an?|the|my', es: 'una?', fr: 'une?', de: 'eine?', zh: '', ja: '' }
const pictures: Record<Language, string> = {
  en: 'photo|picture|image|img|screenshot|portrait',
  es: 'foto|imagen',
  fr: 'photo|image|portrait',
  de: 'foto|bild|screenshot',
  zh: '图 ?片|照 ?片',
  ja: '写 ?真|画 ?像',
}
const picture = new RegExp(`^(?:(?:${anyOf(articles)}) )?(?:${anyOf(pictures)})(?: \\d+)?$`)

/** Reports words of pictures that say nothing to those who do not see them. */
export function reviewPictureWords(
  { profile, projects }: Owner,
  texts: Map<string, ArticleText>,
  report: Report,
): void {
  const review = (place: string, key: string, { file, words }: { file: string; words: string }) => {
    const said = wordsOf(words).join(' ')
    const name = file.replace(/\.\w+$/, '')
    const isName =
      [file, name].some((one) => wordsOf(one).join(' ') === said) || /\.(?:jpe?g|png|webp|avif)$/i.test(words)
    if (isName || said === '' || picture.test(said))
      report(
        place,
        key,
        `"${words}" does not say what the picture shows`,
        'Say it as to somebody on the telephone: who or what, and what is to be noticed.',
      )
  }
  if (profile.photo && wordsOf(profile.photo.words).join(' ') !== wordsOf(profile.name).join(' '))
    review('profile.yaml', 'photo.words', profile.photo)
  for (const [id, { pictures = {} }] of Object.entries(projects))
    for (const [name, one] of Object.entries(pictures)) review(`projects/${id}.yaml`, `pictures.${name}.words`, one)
  for (const [place, { pictures }] of texts)
    for (const { passage, ...one } of pictures) review(place, `text.${passage}`, one)
}

/** Times that bind nobody, in the languages that a site can have. */
const vague: Record<Language, RegExp> = {
  en: /\b(?:within|in) (?:a few|some|several|a couple of) (?:hours|days|weeks)\b|\bas soon as (?:possible|i can)\b|\b(?:answer|reply|respond)s? (?:quickly|soon|promptly|shortly)\b/i,
  de: /\b(?:innerhalb|binnen|in) (?:von )?(?:wenigen|einigen|ein paar|weniger|einiger) (?:stunden|tagen?|wochen)\b|\bso (?:schnell|bald) wie möglich\b|\b(?:antworte|melde mich) (?:schnell|bald|zeitnah|umgehend)\b/i,
  fr: /\b(?:sous|dans|en) quelques (?:heures|jours|semaines)\b|\bdès que possible\b|\bdans les (?:plus brefs|meilleurs) délais\b|\bréponds (?:vite|rapidement)\b/i,
  es: /\ben (?:unos|pocos|algunos|unas|pocas|algunas) (?:pocos |pocas )?(?:horas|días|semanas)\b|\blo antes posible\b|\brespondo (?:pronto|rápido|enseguida)/i,
  zh: /尽快|尽早|几(?:个)?(?:小时|天|工作日|周)内|数日内/,
  ja: /できるだけ(?:早く|早めに)|なるべく早く|早急に|数(?:時間|日|週間)以内/,
}

/** Files and keys that tell visitors what they may expect. */
const isPromise = ({ file, path }: OwnerText): boolean => {
  const name = file.split('/').at(-1)
  return name === 'services.yaml' || (name === 'profile.yaml' && path[0] === 'availability')
}

/** Reports promises that name no number. */
export function reviewPromises({ profile }: Owner, texts: OwnerText[], report: Report): void {
  if (profile.promises && profile.promises.answerWithinDays === undefined)
    report(
      'profile.yaml',
      'promises',
      'promises nothing that has a number',
      'Write answerWithinDays: 2 below it, or remove promises.',
    )
  for (const one of texts.filter(isPromise)) {
    const [found] = vague[one.language].exec(one.text) ?? []
    if (found)
      report(
        one.file,
        one.path.join('.'),
        `"${found}" promises a time without a number`,
        'Name the number of hours, days or weeks, or leave the promise out.',
      )
  }
}
