import type { ConsentWords } from '../en/consent.ts'

export const consent: ConsentWords = {
  question: '¿Puede Google Analytics contar también sus visitas?',
  text: 'Este sitio cuenta las visitas por sí mismo, sin cookies. Si lo permite, también Google sabrá qué páginas ve y cómo las usa, y para ello instalará cookies.',
  more: 'Qué datos recibe',
  allow: 'Permitir',
  refuse: 'No, gracias',
  notice: {
    heading: 'Google Analytics',
    text: 'Este sitio solo carga el código de Google Analytics si usted lo permite. Entonces su navegador comunica a Google la dirección y el título de cada página pública que ve, hasta dónde y cuánto tiempo la lee, si abrió o usó el CV o el formulario de contacto y, como en toda petición, su dirección IP y lo que su navegador dice de sí mismo.',
    chat: 'También comunica si abrió o usó el chat.',
    audit: 'También comunica qué resultado dio la medición de un sitio web.',
    rest: 'No comunica qué escribió ni nada de las páginas en las que se inicia sesión. Las señales publicitarias están desactivadas. Para ello Google instala las cookies _ga y _ga_…. Si retira su permiso, no se envía nada más y esas cookies se borran.',
    given: 'Lo ha permitido.',
    refused: 'No lo ha permitido: no se envía nada a Google.',
    unasked: 'Aún no ha decidido: no se envía nada a Google si no lo permite.',
    unwanted: 'No desea que se le rastree: por eso no se le pregunta, y no se envía nada a Google.',
  },
}
