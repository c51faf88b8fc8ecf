// What stands in a résumé beside the facts, and what the owner is told about it. {{…}} is filled in.

import type { resume as english } from '../../en/resume/resume.ts'
import { backgroundKinds } from '../background-kinds.ts'

export const resume: typeof english = {
  title: '{{owner}}: currículum',
  file: 'CV',
  customFile: 'CV-a-medida',
  madeFor: 'Preparado para: {{reader}}',
  madeAbout: 'Centrado en: {{reader}}',
  readers: { recruiter: 'selección de personal', client: 'clientes', developer: 'colegas del oficio' },
  sections: {
    strengths: 'Puntos fuertes, con pruebas',
    experience: 'Experiencia',
    caseStudies: 'Casos de estudio',
    skills: 'Competencias',
    services: 'Servicios',
    testimonials: 'Lo que dicen otros',
    ...backgroundKinds,
    personal: 'Información personal',
    training: 'Educación y formación',
    personalSkills: 'Competencias personales',
    additional: 'Información adicional',
  },
  labels: {
    title: 'Profesión',
    location: 'Lugar',
    availability: 'Disponibilidad',
    pitch: 'Perfil',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    website: 'Sitio web',
    motherTongues: 'Lengua(s) materna(s)',
    otherLanguages: 'Otro(s) idioma(s)',
  },
  present: 'actualidad',
  comma: ', ',
  quote: '«{{text}}»',
  colophon: 'Elaborado el {{date}} en {{site}}, donde cada afirmación figura con su prueba.',
  colophonUnproven: 'Elaborado el {{date}} en {{site}}, donde todo figura al completo.',
  selectedColophon:
    'Selección del {{date}}, con lo que más importa a quien la lee. Todo lo demás, con pruebas, está en {{site}}.',
  selectedColophonUnproven:
    'Selección del {{date}}, con lo que más importa a quien la lee. Todo lo demás está en {{site}}.',
  onePageColophon:
    'Elaborado el {{date}} en una página, con lo que más importa a quien la lee. Todo lo demás, con pruebas, está en {{site}}.',
  onePageColophonUnproven:
    'Elaborado el {{date}} en una página, con lo que más importa a quien la lee. Todo lo demás está en {{site}}.',
  looksFor: {
    recruiter: 'liderazgo; equipo; logros',
    client: 'costes; riesgos; tiempo ahorrado; consultoría',
  },
  signs: {
    recruiter: 'recluta, selección, rrhh, talento, cazatalentos, contratación, recursos humanos',
    client:
      'cliente, director, fundador, dueñ, propietari, gerente, consejer, inversor, comprador, producto, responsable',
    developer: 'desarroll, ingenier, program, informátic, arquitect, estudiante',
  },
  mail: {
    subject: '[{{site}}] Se ha descargado su CV: {{role}}',
    text: 'Se ha preparado un CV para {{email}}.\n\nFunción: {{role}}\nIdioma: {{language}}\n{{followUp}}',
    mayWrite: 'Puede escribir a esta dirección: responda a este correo.',
    mayNotWrite: 'Esta persona no ha aceptado que le escriban: por favor, no lo haga.',
    listSubject: '[{{site}}] Otras descargas de su CV: {{count}}',
    listText:
      'En la última hora, su CV se ha preparado también para:\n\n{{list}}\n\nPor favor, escriba solo a quienes lo han aceptado.',
    listed: '{{email}} – {{role}} – {{language}} – {{followUp}}',
    listedMayWrite: 'acepta que le escriban',
    listedMayNotWrite: 'no ha aceptado que le escriban',
  },
}
