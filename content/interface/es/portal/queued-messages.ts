import type { KeptMessageWords } from '../../en/portal/queued-messages.ts'

export const keptMessages: KeptMessageWords = {
  waiting: {
    title: 'Su mensaje está guardado',
    text: 'Está sin conexión. Se enviará desde este dispositivo en cuanto vuelva a tener conexión, siempre que sea en el plazo de un día.',
  },
  sent: {
    title: 'Su mensaje se ha enviado',
    text: 'El mensaje para {{owner}} que escribió sin conexión ha llegado.',
  },
  refused: {
    title: 'Su mensaje no se ha enviado',
    text: 'El mensaje que escribió sin conexión no se pudo entregar. Su texto está de nuevo en el formulario de contacto.',
  },
}
