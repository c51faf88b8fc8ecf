// What stands in a résumé beside the facts, and what the owner is told about it. {{…}} is filled in.

import type { resume as english } from '../../en/resume/resume.ts'
import { backgroundKinds } from '../background-kinds.ts'

export const resume: typeof english = {
  title: '{{owner}}: Lebenslauf',
  file: 'Lebenslauf',
  customFile: 'Lebenslauf-nach-Wunsch',
  madeFor: 'Zusammengestellt für: {{reader}}',
  madeAbout: 'Mit Blick auf: {{reader}}',
  readers: {
    recruiter: 'Personalverantwortliche',
    client: 'Auftraggeber',
    developer: 'Leute vom Fach',
  },
  sections: {
    strengths: 'Stärken und Belege',
    experience: 'Berufserfahrung',
    caseStudies: 'Fallstudien',
    skills: 'Kenntnisse',
    services: 'Leistungen',
    testimonials: 'Was andere sagen',
    ...backgroundKinds,
    personal: 'Angaben zur Person',
    training: 'Ausbildung und Qualifikationen',
    personalSkills: 'Persönliche Fähigkeiten',
    additional: 'Weitere Angaben',
  },
  labels: {
    title: 'Beruf',
    location: 'Ort',
    availability: 'Verfügbarkeit',
    pitch: 'Profil',
    email: 'E-Mail',
    phone: 'Telefon',
    website: 'Website',
    motherTongues: 'Muttersprache(n)',
    otherLanguages: 'Weitere Sprache(n)',
  },
  present: 'heute',
  comma: ', ',
  quote: '„{{text}}“',
  colophon: 'Erstellt am {{date}} auf {{site}}. Dort steht jede Aussage mit ihrem Beleg.',
  colophonUnproven: 'Erstellt am {{date}} auf {{site}}. Dort steht alles ungekürzt.',
  selectedColophon:
    'Auswahl vom {{date}} nach dem, was für die Lesenden zählt. Alles Weitere steht mit Belegen auf {{site}}.',
  selectedColophonUnproven:
    'Auswahl vom {{date}} nach dem, was für die Lesenden zählt. Alles Weitere steht auf {{site}}.',
  onePageColophon:
    'Am {{date}} für eine Seite ausgewählt, nach dem, was für die Lesenden zählt. Alles Weitere steht mit Belegen auf {{site}}.',
  onePageColophonUnproven:
    'Am {{date}} für eine Seite ausgewählt, nach dem, was für die Lesenden zählt. Alles Weitere steht auf {{site}}.',
  looksFor: {
    recruiter: 'Führung; Team; Erfolge',
    client: 'Kosten; Risiko; Zeit gespart; Beratung',
  },
  signs: {
    recruiter: 'recruit, personal, headhunt, talent, hr, einstell',
    client:
      'kund, auftraggeb, ceo, cto, cio, cfo, gründer, inhaber, geschäftsführ, leiter, leitung, vorstand, direkt, investor, produkt',
    developer: 'entwickl, ingenieur, programmier, informatik, architekt, techniker, student',
  },
  mail: {
    subject: '[{{site}}] Ihr Lebenslauf wurde geladen: {{role}}',
    text: 'Für {{email}} wurde ein Lebenslauf erstellt.\n\nRolle: {{role}}\nSprache: {{language}}\n{{followUp}}',
    mayWrite: 'Sie dürfen an diese Adresse schreiben: Antworten Sie auf diese E-Mail.',
    mayNotWrite: 'Einer Kontaktaufnahme wurde nicht zugestimmt. Bitte schreiben Sie nicht.',
    listSubject: '[{{site}}] Weitere Downloads Ihres Lebenslaufs: {{count}}',
    listText:
      'In der letzten Stunde wurde Ihr Lebenslauf außerdem erstellt für:\n\n{{list}}\n\nBitte schreiben Sie nur, wo einer Kontaktaufnahme zugestimmt wurde.',
    listed: '{{email}} – {{role}} – {{language}} – {{followUp}}',
    listedMayWrite: 'Kontaktaufnahme erlaubt',
    listedMayNotWrite: 'Kontaktaufnahme nicht erlaubt',
  },
}
