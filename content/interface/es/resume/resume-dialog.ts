import type { ResumeDialogMessages } from '../../en/resume/resume-dialog.ts'

export const resumeDialog: ResumeDialogMessages = {
  title: 'Descargar CV',
  text: 'Un PDF preparado para su función, en español como esta página.',
  email: 'Correo electrónico',
  role: 'Su función',
  roles: {
    recruiter: 'Selección',
    client: 'Cliente',
    developer: 'Del mismo oficio',
    other: 'Otra',
  },
  ownWords: 'Su función en pocas palabras',
  ownWordsHint:
    'Sus palabras deciden qué datos van primero. En el CV solo figura lo que respaldan los datos de este sitio.',
  ownWordsRequired: 'Indique en pocas palabras quién es usted',
  layout: 'Formato',
  layouts: { standard: 'Clásico', european: 'Europeo, en dos columnas', 'one-page': 'Una página' },
  followUp: '{{owner}} puede escribirme a esta dirección',
  privacy:
    'Su dirección y su función se guardan para que {{owner}} sepa quién ha descargado el CV. Si no marca la casilla, nadie le escribirá.',
  download: 'Descargar PDF',
  making: 'Preparando el CV…',
  invalidEmail: 'Escriba un correo electrónico válido.',
  roleRequired: 'Elija su función para recibir un CV a medida.',
  downloaded: 'CV descargado',
  downloadedText: 'El CV a medida se ha descargado correctamente.',
  failed: 'No se pudo descargar',
  failedText: 'No se pudo generar el CV. Inténtelo de nuevo.',
}
