// What stands in a résumé beside the facts, and what the owner is told about it. {{…}} is filled in.

import type { resume as english } from '../../en/resume/resume.ts'
import { backgroundKinds } from '../background-kinds.ts'

export const resume: typeof english = {
  title: '{{owner}} : CV',
  file: 'CV',
  customFile: 'CV-sur-mesure',
  madeFor: 'Préparé pour : {{reader}}',
  madeAbout: 'Centré sur : {{reader}}',
  readers: { recruiter: 'recrutement', client: 'clients', developer: 'spécialistes du métier' },
  sections: {
    strengths: 'Points forts, preuves à l’appui',
    experience: 'Expérience',
    caseStudies: 'Études de cas',
    skills: 'Compétences',
    services: 'Services',
    testimonials: 'Ce qu’on en dit',
    ...backgroundKinds,
    personal: 'Informations personnelles',
    training: 'Éducation et formation',
    personalSkills: 'Compétences personnelles',
    additional: 'Informations complémentaires',
  },
  labels: {
    title: 'Profession',
    location: 'Lieu',
    availability: 'Disponibilité',
    pitch: 'Profil',
    email: 'E-mail',
    phone: 'Téléphone',
    website: 'Site web',
    motherTongues: 'Langue(s) maternelle(s)',
    otherLanguages: 'Autre(s) langue(s)',
  },
  present: 'aujourd’hui',
  comma: ', ',
  quote: '« {{text}} »',
  colophon: 'Établi le {{date}} sur {{site}}, où chaque affirmation figure avec sa preuve.',
  colophonUnproven: 'Établi le {{date}} sur {{site}}, où tout figure en entier.',
  selectedColophon:
    'Sélection du {{date}}, avec ce qui compte le plus pour qui la lit. Tout le reste, preuves à l’appui, est sur {{site}}.',
  selectedColophonUnproven:
    'Sélection du {{date}}, avec ce qui compte le plus pour qui la lit. Tout le reste est sur {{site}}.',
  onePageColophon:
    'Établi le {{date}} en une page, avec ce qui compte le plus pour qui la lit. Tout le reste, preuves à l’appui, est sur {{site}}.',
  onePageColophonUnproven:
    'Établi le {{date}} en une page, avec ce qui compte le plus pour qui la lit. Tout le reste est sur {{site}}.',
  looksFor: {
    recruiter: 'direction; équipe; réussites',
    client: 'coûts; risques; temps gagné; conseil',
  },
  signs: {
    recruiter: 'recrut, rh, chasseur, talent, ressources humaines, embauche',
    client:
      'client, pdg, dsi, directeur, directrice, fondat, gérant, dirigeant, associé, investiss, acheteu, produit, responsable',
    developer: 'développ, ingénieur, programm, informatic, architecte, étudiant',
  },
  mail: {
    subject: '[{{site}}] Votre CV a été téléchargé : {{role}}',
    text: 'Un CV a été préparé pour {{email}}.\n\nRôle : {{role}}\nLangue : {{language}}\n{{followUp}}',
    mayWrite: 'Vous pouvez écrire à cette adresse : répondez à cet e-mail.',
    mayNotWrite: 'Cette personne n’a pas accepté d’être contactée : merci de ne pas lui écrire.',
    listSubject: '[{{site}}] Autres téléchargements de votre CV : {{count}}',
    listText:
      'Au cours de la dernière heure, votre CV a aussi été préparé pour :\n\n{{list}}\n\nMerci de n’écrire qu’aux personnes qui ont accepté d’être contactées.',
    listed: '{{email}} – {{role}} – {{language}} – {{followUp}}',
    listedMayWrite: 'accepte qu’on lui écrive',
    listedMayNotWrite: 'n’a pas accepté qu’on lui écrive',
  },
}
