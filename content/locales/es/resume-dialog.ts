import type { ResumeDialogWords } from '../en/resume-dialog.ts'

export const resumeDialog: ResumeDialogWords = {
  title: 'Descargar CV',
  text: 'Un PDF preparado para su función con los datos de este sitio.',
  email: 'Correo electrónico',
  role: 'Su función',
  roles: {
    recruiter: 'Selección de personal',
    client: 'Cliente o empresa emergente',
    developer: 'Desarrollo',
    other: 'Otra',
  },
  ownWords: 'Su función en pocas palabras',
  ownWordsRequired: 'Indique en pocas palabras quién es usted',
  followUp: '{{owner}} puede escribirme a esta dirección',
  privacy:
    '{{owner}} sabrá quién ha descargado el CV; para eso se guardan su dirección y su función. Solo se le escribirá si marca la casilla.',
  language: 'El CV está en español, como esta página. Si lo quiere en otro idioma, cambie primero el de la página.',
  download: 'Descargar PDF',
  making: 'Preparando su CV...',
  invalidEmail: 'Correo no válido',
  invalidEmailText: 'Escriba un correo electrónico válido.',
  roleRequired: 'Falta su función',
  roleRequiredText: 'Elija su función para recibir un CV personalizado.',
  downloaded: 'CV descargado',
  downloadedText: 'Su CV personalizado se ha descargado correctamente.',
  failed: 'No se pudo descargar',
  failedText: 'No se pudo generar el CV. Inténtelo de nuevo.',
}
