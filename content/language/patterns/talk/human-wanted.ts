/** How people ask for a human in place of the assistant. § stands for the owner's name. */
import type { Language } from '#contract/language.ts'

export const humanWanted: Record<Language, RegExp> = {
  en: /^(?!.*\b(?:did|does|has|had|was|is|are you|am i)\b).*\b(?:speak|talk|chat|connect me|put me through|transfer me|forward me|hand me over|pass me)(?: \p{L}+)? (?:to|with) (?:(?:an?|the|some|real|actual|live|human) ){0,3}(?:human|person|someone|somebody|people|agent|operator|representative|staff|owner|§)(?!\p{L})|\b(?:want|need|get|give) (?:me )?(?:an? )?(?:real |actual |live )?(?:human|person|operator|live agent)(?: being)?[.!]?$/iu,
  de: /(?<!\p{L})(?:mit|zu) (?:(?:einem|einer|jemand(?:em)?|dem|der|echten?|echtem|richtigen?|wirklichen?|realen?|lebenden?) ){0,3}(?:menschen?|person|mitarbeiter(?:in)?|jemand(?:em)?(?: echtem| richtigem)?|inhaber(?:in)?|§)(?: (?:bitte|direkt|persönlich|selbst|mal))*(?: \p{L}+)? (?:sprechen|reden|chatten|verbinden|verbunden|durchstellen|telefonieren)(?!\p{L})|(?<!\p{L})(?:verbinde\p{L}*|sprechen|reden) (?:sie )?(?:mich )?(?:bitte )?mit (?:einem |einer |echten |richtigen ){0,2}(?:menschen|person|§)/iu,
  fr: /(?<!\p{L})(?:parler|discuter|échanger|m’entretenir|m'entretenir|passez-moi|mettez-moi en (?:relation|contact))(?: directement| en direct)? (?:(?:à|a|avec|un|une|le|la|vrai|vraie|véritable|vrais) ){0,4}(?:humaine?|être humain|personne(?: réelle| humaine)?|quelqu['’]un|conseill(?:er|ère)|propriétaire|§)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:hablar|conversar|chatear|comunicarme|ponerme en contacto|p[óo]ngame|p[áa]s[ae]me|con[ée]ct[ae]me)(?: directamente)? (?:(?:con|a|al|una?|el|la|alguna?|verdader[oa]) ){1,4}(?:human[oa]|ser humano|persona|alguien|agente|operador|§)(?!\p{L})/iu,
  zh: /(?<!在)(?:和|跟|与|同|找|给我|换|接|联系)(?:一[个位])?(?:真正的|真的)?(?:真人|活人|人工|人类|客服|§|本人)(?:女士|先生)?(?:直接|本人|客服)?(?:说|谈|聊|对话|交流|沟通|联系|通话|来|$|[。！!?？吗])|转(?:接)?(?:到)?人工|人工(?:客服|服务)/u,
  ja: /(?:人間|(?<!\p{L})人|生身の人|本物の人|実際の人|担当者|担当の方|本人|オペレーター|スタッフ|中の人|§(?:さん|様)?)(?:の方)?(?:と|に)(?:直接)?(?:お?話(?:がし|をし|し|せ|を)?(?:たい|ます|ください|せま|せる|たく)|話せ|お?話しでき|会話したい|相談したい|つない|繋い|代わって|替わって|代えて)/u,
}
