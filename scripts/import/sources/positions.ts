/** Tells what somebody is from where, in headings such as "Acme — Head of Training" and "Head of Training — Acme". */
import { anyOf } from '#content/language/any-language.ts'
import { isLegalForm } from '#content/language/legal-forms.ts'
import type { Language } from '#contract/language.ts'

/** How the word ends that says what somebody is: "Clockmaker", "Ausbildungsleiterin", "验光主任". */
const endings: Record<Language, string> = {
  en: 'analyst|apprentice|architect|artist|assistant|associate|attendant|baker|broker|builder|buyer|carpenter|chef|clerk|coach|consultant|cook|coordinator|curator|cutter|designer|developer|director|driver|editor|educator|engineer|examiner|farmer|fitter|foreman|founder|freelancer|gardener|grapher|guide|head|intern|ician|journeyman|joiner|keeper|lawyer|lead|leader|lecturer|maker|manager|mechanic|mentor|midwife|nurse|officer|operator|owner|painter|partner|pilot|planner|player|plumber|principal|producer|professor|programmer|ranger|researcher|restorer|secretary|servator|smith|specialist|supervisor|surgeon|teacher|therapist|trainee|trainer|tutor|volunteer|worker|wright|writer',
  de: '(?:arbeiter|assistent|ausbilder|bauer|berater|besitzer|direktor|entwickler|erzieher|fahrer|führer|gärtner|geselle|gründer|händler|helfer|ingenieur|inhaber|koordinator|künstler|lehrer|leiter|macher|meister|monteur|pfleger|redakteur|referent|schneider|techniker|therapeut|trainer|verkäufer|verwalter|wart)(?:in)?|auszubildende[rn]?|azubi|praktikant(?:in)?|volontär(?:in)?',
  fr: 'accompagnat(?:eur|rice)|adjointe?|agente?|animat(?:eur|rice)|apprentie?|artisane?|assistante?|bénévole|cheffe?|conseill(?:er|ère)|consultante?|cuisini(?:er|ère)|direct(?:eur|rice)|employée?|enseignante?|fondat(?:eur|rice)|format(?:eur|rice)|gérante?|infirmi(?:er|ère)|ingénieure?|maître|ouvri(?:er|ère)|professeure?|responsable|salariée?|stagiaire|technicienn?e?|vendeu(?:r|se)',
  es: 'aprendi(?:z|za)|asesora?|auxiliar|ayudante|becari[oa]|cociner[oa]|coordinadora?|directora?|dueñ[oa]|encargad[oa]|enfermer[oa]|fundadora?|gerente|ingenier[oa]|jef[ea]|maestr[oa]|monitora?|oficiala?|profesora?|propietari[oa]|responsable|técnic[oa]|trabajadora?|vendedora?|voluntari[oa]',
  zh: '主任|主管|主厨|主编|代表|副总|助理|员|师|店长|所长|教授|校长|经理|总监|教练|医生|工|院长',
  ja: '主任|代表|係長|部長|課長|店長|所長|院長|校長|教授|助手|見習い|責任者|担当|社員|職員|講師|技師|教師|職人|監督|運転手|司書|長|士|師|工|エンジニア|デザイナー|マネージャー|ディレクター|リーダー|スタッフ',
}
const POSITION = new RegExp(`(?:${anyOf(endings)})$`, 'iu')
/** Behind which a position says more: "Head of Training", "Chef de projet", "Nurse / Midwife", "Cook (part-time)". */
const MORE = /^(?:of|for|in|and|to|de|des|du|d['’].*|en|et|y|für|der|und|[/&–-]|[(（].*)$/iu
/** What only employers have in their names: "Baker & Sons", "Smith Ltd". */
const COMPANY =
  /(?:& (?:sons?|co|söhne|fils|hijos)|\b(?:ltd|limited|llc|inc|plc|gmbh|sarl)\b\.?)|公司|会社|（[株有]）|法人|医院|病院|大学|学校/iu

/** Whether a name is of a firm or a house by itself: "Baker & Sons", "株式会社青嵐造園". */
export const isCompany = (name: string): boolean => COMPANY.test(name)

/** "株式会社遠州楽器", but not "株式会社" alone. */
export const isWholeCompany = (name: string): boolean => isCompany(name) && !isLegalForm(name)

/** Whether a name says what somebody is, and not where. */
export function isPosition(name: string): boolean {
  if (isCompany(name)) return false
  const words = name.split(' ')
  return words.some((word, at) => {
    const next = words[at + 1]
    return (next === undefined || MORE.test(next)) && POSITION.test(word)
  })
}
