/** How people ask what somebody owns: things, and neither a team nor a firm. */
import type { Language } from '#contract/language.ts'

export const asksOwned: Record<Language, RegExp> = {
  en: /\b(?:does|do|did) \p{L}+ (?:own|possess)\b|\bequipment of (?:her|his|their) own\b/iu,
  es: /(?<!\p{L})(?:posee|es dueñ[oa] de|de su propiedad|(?:equipo|material|aparatos?|herramientas?) propi[oa]s?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:possède(?:-t-(?:elle|il))?|lui appartien\p{L}*|(?:matériel|équipement|outillage) (?:à (?:elle|lui)|personnel))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:besitzt (?:sie|er)|gehör(?:t|en) (?:ihr|ihm)|eigene[srn]? (?:ausrüstung|geräte|technik|equipment|werkzeug\p{L}*))(?!\p{L})/iu,
  zh: /[她他]?自己有(?:什么|哪些|没有)|拥有(?:什么|哪些)|自己的(?:设备|器材|工具)/u,
  ja: /(?:何|どんな[\p{L}ー]+)を(?:所有|持っ)|自前の|所有してい|自分の(?:機材|道具|設備)/u,
}
