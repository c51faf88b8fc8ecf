/** How people ask what the owner thinks of a matter of the trade, or advises; what others think of the owner is no such thing. */
import type { Language } from '#contract/language.ts'

export const asksOpinion: Record<Language, RegExp> = {
  en: /\b(?:(?:your|her|his|their|mara['’]s) (?:take|view|views|opinion|opinions|thoughts|stance|position) (?:on|of|about)|(?:do|does|did) (?:she|he|they|you) (?:think|feel) (?:of|about)|(?:does|do|would) (?:she|he|they|you) (?:always |ever |generally )?(?:recommend|advise)|(?:according to|in the view of|in the opinion of) (?:her|him|them|you)|in (?:her|his|their|your) (?:view|opinion)|how (?:does|do) (?:she|he|they|you) (?:see|view|feel about))\b/iu,
  de: /(?<!\p{L})(?:(?:hält|halten) (?:sie|er) (?:eigentlich |denn )?(?:von|vom)|(?:denkt|denken|meint) (?:sie|er) (?:über|zu|zum)|(?:ihre|seine) (?:meinung|haltung|sicht|einschätzung) (?:zu|zum|zur|über|auf)|(?:ihrer|seiner) (?:meinung|ansicht) nach|laut (?:ihr|ihm)|steht (?:sie|er) zu|(?:empfiehlt|empfehlen) (?:sie|er)|würde (?:sie|er) \p{L}{2,30} empfehlen)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pense(?:-t-elle|-t-il|z-vous)? (?:d['’]|(?:de|du|des|quoi)(?!\p{L}))|(?:(?:son|votre|quel) avis sur|(?:son|votre) (?:opinion|point de vue) sur|selon (?:elle|lui)|d['’]après (?:elle|lui)|(?:recommande|conseille)(?:-t-elle|-t-il|z-vous)|(?:elle|il) (?:le |la |les )?(?:recommande|conseille))(?!\p{L}))/iu,
  es: /(?<!\p{L})(?:(?:opina|opinas|piensa|piensas) (?:de|del|sobre)|(?:su|tu) (?:opinión|postura|visión) (?:sobre|de|del)|según (?:ella|él)|en su opinión|(?:lo |la |los |las )?(?:recomienda|aconseja)|qué le parecen?)(?!\p{L})/iu,
  zh: /[她他您你](?:是)?(?:怎么|如何)(?:看|看待|评价)(?!见|到|起来)|[她他您你]对.{1,20}(?:有什么|有何|的)(?:看法|意见|观点|态度)|(?:依|在|照)[她他您你]看|[她他您你](?:会|都|总是)?(?:推荐|建议)(?:用|使用)?/u,
  ja: /(?:どう|どのように)(?:思|考え|お考え|見て|捉え)|(?:について|に対する)(?:の)?(?:意見|考え|見解|立場)|(?:彼女|彼|本人|Maraさん)の(?:意見|考え|見解)では|(?:勧め|薦め|推奨し|おすすめし)(?:ます|てい)/u,
}
