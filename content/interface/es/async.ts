import type { AsyncMessages } from '../en/async.ts'

export const asyncMessages: AsyncMessages = {
  unreachable: 'No se puede conectar con el sitio. Compruebe su conexión e inténtelo de nuevo.',
  unreachableKept:
    'No se puede conectar con el sitio. Lo que ha escrito se conserva; compruebe la conexión e inténtelo de nuevo.',
  unexpected: 'No ha funcionado. Inténtelo de nuevo en un momento.',
  asOf: 'Hora de carga de lo que ve abajo: {{time}}.',
  mail: {
    sent: 'El correo está en camino.',
    filed: 'No hay servidor de correo configurado: el correo se guarda como archivo y no llega a nadie.',
    heldUp: 'El servidor de correo no acepta mensajes en este momento: se volverá a intentar.',
  },
  new: 'Nuevo',
}
