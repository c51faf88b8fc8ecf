/** How owners say in their own texts that something did not work out. Bare words such as "error" are left out: much work is about them. */
import type { Language } from '#contract/language.ts'

export const notWorkedWords: Record<Language, RegExp> = {
  en: /\b(?:(?:mistake|error)s?(?: of mine| I made)?[^.;]{0,30} (?:cost (?:me|us)|lost (?:me|us))|what did(?: not|n't) work|(?:did not|didn't|never) (?:work out|pay off|catch on|take off|go into|make it|scale)|it did(?: not|n't) work|did not put it|abandoned (?:after|when|because|it|the project)|(?:was|were|had to be|we|I) (?:abandoned|scrapped|shelved)|(?:withdrawn|scrapped|shelved|stopped|cancelled|discontinued) (?:again )?after (?:only )?\S+ (?:weeks|months|years)|gave (?:it |that )?up|went wrong|a flop|flopped|(?:pilot|project|attempt|launch|trial) (?:that )?failed|failed (?:pilot|project|attempt|experiment|launch|trial)|my (?:biggest |worst )?(?:mistake|failure))/i,
  de: /(?:nicht geklappt|(?:Fehler|Irrtum)[^.;]{0,30} (?:kostete|hat (?:mich|uns) [^.;]{0,30}gekostet)|hat nicht funktioniert|nicht funktioniert hat|nicht aufgegangen|schiefgegangen|schief gegangen|ging schief|abgebrochen|gescheitert|eingestellt nach|nach \S+ (?:wochen|monaten|jahren) (?:wieder )?(?:eingestellt|gestoppt|beendet|aufgegeben)|ein flop|aufgegeben, weil|mein (?:größter )?fehler)/i,
  fr: /(?:ce qui n'a pas marché|erreur[^.;]{0,30} (?:m'a|nous a|a) fait perdre|(?:un|gros) flop|retirée?s? (?:de la vente )?(?:après|au bout)|abandonnée?s? (?:après|au bout|faute|car)|n'a pas (?:marché|fonctionné|pris|abouti)|n'ont pas (?:marché|fonctionné|pris)|(?:projet|essai|pilote) raté|a échoué|échec (?:assumé|du projet)|mon (?:plus grand )?(?:échec|erreur))/i,
  es: /(?:error[^.;]{0,30} (?:me|nos) (?:costó|hizo perder)|parad[oa]s? (?:a|tras|al cabo de) (?:los )?\S+ (?:semanas|meses|años)|abandonad[oa]s? (?:a|tras|después|por|porque)|(?:lo|la) paré (?:a|tras)|lo que no (?:salió|funcionó)|no (?:funcionó|salió bien|cuajó|llegó a)|salió mal|retirad[oa]s? (?:a las|a los|tras|después)|(?:proyecto|piloto|intento) (?:fallido|fracasado)|fracasó|un fracaso|mi (?:mayor )?(?:error|fracaso))/i,
  zh: /没有成功|没能成功|以失败告终|项目失败|中途放弃|被迫放弃|半途而废|行不通|败因|失败的原因|最大的失败|教训/,
  ja: /敗因|失敗した|失敗に終わ|失敗談|の失敗|うまくいかな|中止した|断念|頓挫|撤退した|打ち切|お蔵入り/,
}

/** What tells of the failures of others, of machines or of those that were prevented: no story of one's own. */
export const notOwnFailure: Record<Language, RegExp> = {
  en: /\b(?:rescu|recover|turned around|saved|prevent|avoid|reduc|took over|inherited|despite)/i,
  de: /(?:gerettet|verhindert|vermieden|gesenkt|reduziert|übernommen|trotz)/i,
  fr: /(?:sauvé|redress|évit|rédui|repris|malgré)/i,
  es: /(?:rescat|salv(?:ó|é)|evit|reduj|reduc|hered|a pesar)/i,
  zh: /挽救|避免|防止|减少|接手/,
  ja: /立て直|防止|防い|削減|回避|引き継/,
}
