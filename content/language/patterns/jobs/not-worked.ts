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

/**
 * A sentence that begins with what went wrong tells of it: "A pump failure dried twelve pieces", "Lost the argument for …". Further
 * on in a sentence the same words are about the work of every day.
 */
export const beginsWithFailure: Record<Language, RegExp> = {
  en: /^(?:(?:after|following|because of|due to|through|with) )?(?:(?:a|an|my|our|one|the) )?(?:(?:\p{L}|-){2,20} )?(?:mistakes?|errors?|failures?|faults?|blunders?|near[- ](?:miss|accident)|misjudge?ments?|misunderstandings?|slip-ups?|oversights?|setbacks?)(?! (?:rates?|budgets?|handling|reports?|analys[ei]s|codes?|messages?|logs?|cards?|bars?)\b)\b|^(?:I |we )?lost (?:the|a|an|my|our|out|one|two|three|four|half) |^(?:I |we )?(?:underestimated|misjudged|overlooked|miscalculated|forgot|botched|got it wrong)\b|nearly sank|errors? in my own|mistakes? (?:I|we) made|(?:model|plan|we|I) had missed/iu,
  de: /^(?:(?:nach|wegen|durch|infolge) )?(?:(?:ein|eine|einem|einer|eines|mein|meine|unser|unsere|der|die) )?(?:(?:\p{L}|-){2,20} )?(?:fehler|irrtum|panne|fehleinschätzung|fehlentscheidung|beinaheunfall|beinahe-unfall|missgeschick|rückschlag|fehlschlag|versäumnis|denkfehler|rechenfehler)\b|^(?:verloren|unterschätzt|übersehen|verrechnet|vergessen)\b|(?:habe ich|hatte ich|ich hatte|haben wir|wir hatten) (?:\p{L}{2,20} ){0,3}(?:unterschätzt|übersehen|vergessen|falsch eingeschätzt)|fehler, die (?:ich|wir)|eigene fehler/iu,
  fr: /^(?:(?:après|suite à|à cause d['’]|à cause de|par) ?)?(?:(?:un|une|mon|ma|notre|le|la|l['’]) ?)?(?:grosse |petite |mauvaise )?(?:erreur|panne|faute|bourde|boulette|maladresse|mauvais calcul|oubli|raté|incident évité|défaillance|malentendu)s?(?![\p{L}])|^(?:perdu|sous-estimé|oublié|mal évalué) |j['’]avais (?:sous-estimé|oublié|mal évalué)|nous avions (?:sous-estimé|oublié)|erreurs? commises?|mes erreurs/iu,
  es: /^(?:(?:tras|después de|por|a causa de) )?(?:(?:un|una|mi|nuestro|nuestra|el|la) )?(?:\p{L}{2,20} )?(?:fallo|falla|error|avería|equivocación|descuido|despiste|metedura de pata|mal cálculo|contratiempo|malentendido)(?![\p{L}])|^(?:perdí|perdimos|subestimé|olvidé|calculé mal|me equivoqué)(?![\p{L}])|(?:había|habíamos) (?:subestimado|olvidado|calculado mal)|errores (?:cometidos|propios)|mis errores/iu,
  zh: /失误|判断错|估计错|搞错了|犯了错|犯的错|出了差错|走了弯路|险些|差点|返工重做|我的错/u,
  ja: /ミスで|ミスにより|見誤|見落とし|判断を誤|しくじ|やり直しにな|損失を出|危うく|誤算|自分のミス|失敗と工夫|失敗から/u,
}
