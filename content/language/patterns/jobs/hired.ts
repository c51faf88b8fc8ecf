// How texts say that people were taken on, taught or paid: nearly what somebody asks who asks whether people were led.
import type { Language } from '#contract/language.ts'

export const hired: Record<Language, RegExp> = {
  en: /\b(?:hir|recruit|train|mentor|coach|employ|took on|takes? on|taught)[^.;:]{0,40}\b(?:\d{1,3}|an?|two|three|four|five|six|seven|eight|nine|ten|new) (?:\p{L}+ ){0,2}?(?:apprentices?|trainees?|interns?|assistants?|volunteers?|colleagues?|staff|people|\p{L}{3,}(?:ers?|ors?|ists?|ians?|smiths?))\b|\b(?:one|two|three|four|five|six) apprentices?\b/iu,
  de: /(?:eingestellt|ausgebildet|angelernt|eingearbeitet|betreut)[^.;:]{0,40}(?:Lehrling|Azubi|Auszubildende|Mitarbeit|Gesell|Praktikant)|(?:\d{1,3}|eine[nr]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|neue) (?:\p{L}+ )?\p{Lu}\p{L}+ (?:eingestellt|ausgebildet|angelernt|eingearbeitet)|bildet?e? (?:\p{L}+ ){0,2}?(?:Lehrlinge|Azubis|Auszubildende) aus/u,
  fr: /(?:recrut|embauch|form|accompagn|emplo)\p{L}{1,6}(?: et \p{L}+)? (?:\d{1,3}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?:\p{L}+ )?(?:apprentie?s?|stagiaires?|personnes|collègues|\p{L}{3,}(?:eurs?|euses?|iers?|ières?|istes?|iens?|iennes?|antes?|ants?))(?!\p{L})/iu,
  es: /(?:contrat|form|emple|enseñ)\p{L}{1,6}(?: y \p{L}+)? a? ?(?:\d{1,3}|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:\p{L}+ )?(?:aprendi\p{L}+|ayudantes?|personas|colegas|\p{L}{3,}(?:or[ae]?s?|er[oa]s?|istas?|antes?))(?!\p{L})/iu,
  zh: /(?:招聘|招募|聘用|雇用|培训|培养|带教)[^，。；]{0,6}?(?:\d{1,3}|[一二三四五六七八九十两])(?:多|余)?(?:人|名|位)/u,
  ja: /(?:\d{1,3}|[一二三四五六七八九十])(?:人|名)[^、。]{0,10}?(?:採用|育成|指導|雇用|養成)|(?:弟子|見習い)[^、。]{0,6}(?:育て|採用|指導)/u,
}
