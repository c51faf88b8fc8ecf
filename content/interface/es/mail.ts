// Mails that the site sends. {{…}} is filled in.
import type { MailMessages } from '../en/mail.ts'

export const mail: MailMessages = {
  contact: {
    subject: '[{{site}}] {{subject}}',
    text:
      '{{name}} <{{email}}> le ha escrito desde su sitio web, que leía en {{language}}:\n\n{{message}}\n\n—\n{{fields}}\n\nPara ' +
      'contestar, responda a este correo.',
  },
  receipt: {
    subject: 'Su mensaje para {{owner}} ha llegado',
    text:
      'Hola, {{name}}:\n\nGracias por escribir. Su mensaje ha llegado y {{owner}} le responderá a esta ' +
      'dirección{{promise}}.\n\nUsted escribió:\n\n{{quoted}}\n\nSi no lo escribió usted, alguien indicó su dirección por error y puede ' +
      'ignorar este correo.\n\n{{owner}}\n{{site}}',
    promise_one: ', normalmente en un plazo de un día laborable',
    promise_other: ', normalmente en un plazo de {{count}} días laborables',
  },
  answer: {
    subject: 'Re: {{subject}}',
    text: '{{text}}\n\n{{owner}}\n\nEl {{date}}, {{name}} escribió:\n\n{{quoted}}',
  },
  verification: {
    subject: 'Confirme su dirección para {{site}}',
    text: 'Hola:\n\nConfirme que esta dirección es suya:\n\n{{link}}\n\nEl enlace es válido durante {{time}}. Ábralo en el navegador en el que se registró: así todo seguirá igual. En cualquier otro navegador se le pedirá que elija una contraseña nueva.\n\nSi usted no se registró, alguien indicó su dirección por error y puede ignorar este correo.\n\n{{owner}}\n{{url}}',
    button: 'Confirmar esta dirección',
  },
  address: {
    subject: 'Su nueva dirección para {{site}}',
    text: 'Hola:\n\nCon este enlace, esta dirección pasa a ser la de su cuenta:\n\n{{link}}\n\nEl enlace es válido durante {{time}}, en un navegador en el que tenga iniciada la sesión de su cuenta.\n\nSi no lo ha pedido usted, alguien indicó su dirección por error y puede ignorar este correo.\n\n{{owner}}\n{{url}}',
    button: 'Usar esta dirección',
  },
  addressChanged: {
    subject: 'Se ha cambiado la dirección de su cuenta de {{site}}',
    text: 'Hola:\n\nSu cuenta acaba de recibir otra dirección, confirmada mediante un correo enviado a ella. La dirección en la que recibe este mensaje ya no sirve para iniciar sesión, y su sesión se ha cerrado en todos los demás navegadores.\n\nSi no ha sido usted, responda de inmediato a este correo.\n\n{{owner}}\n{{url}}',
  },
  reset: {
    subject: 'Una contraseña nueva para {{site}}',
    text: 'Hola:\n\nCon este enlace puede elegir una contraseña nueva para su cuenta:\n\n{{link}}\n\nSirve una sola vez y es válido durante {{time}}. Cuando haya elegido la contraseña nueva, tendrá que iniciar sesión de nuevo en todas partes.\n\nSi no lo ha pedido, ignore este correo: su contraseña no cambia.\n\n{{owner}}\n{{url}}',
    button: 'Elegir una contraseña nueva',
  },
  magicLink: {
    subject: 'Su enlace para iniciar sesión en {{site}}',
    text: 'Hola:\n\nCon este enlace puede iniciar sesión:\n\n{{link}}\n\nSirve una sola vez y es válido durante {{time}}. No lo comparta con nadie.\n\nSi no lo ha pedido, ignore este correo.\n\n{{owner}}\n{{url}}',
    button: 'Iniciar sesión',
  },
  passwordChanged: {
    subject: 'Se ha cambiado su contraseña de {{site}}',
    text: 'Hola:\n\nSe acaba de cambiar la contraseña de su cuenta y se han cerrado todas las demás sesiones.\n\nSi no ha sido usted, elija enseguida una contraseña nueva:\n\n{{link}}\n\n{{owner}}\n{{url}}',
    button: 'Elegir una contraseña nueva',
  },
  earlierAccessEnded: {
    subject: 'Su dirección para {{site}} está confirmada',
    text: 'Hola:\n\nEsta dirección ha quedado confirmada para su cuenta, desde un navegador en el que no tenía la sesión iniciada. Como cualquiera podría haberse registrado con su dirección, la contraseña y las sesiones anteriores ya no son válidas. Nada más ha cambiado.\n\nSi aún no ha elegido una contraseña nueva, puede hacerlo con «¿Olvidó su contraseña?» o pedir por correo un enlace para iniciar sesión:\n\n{{link}}\n\n{{owner}}\n{{url}}',
    button: 'Ir al inicio de sesión',
  },
  invitation: {
    subject: '{{owner}} le invita a {{site}}',
    text: 'Hola:\n\n{{owner}} le invita al portal de clientes, donde podrá seguir sus proyectos. Con este enlace puede crear su cuenta:\n\n{{link}}\n\nSirve una sola vez, durante {{time}} y solo para esta dirección.\n\n{{owner}}\n{{url}}',
    button: 'Crear una cuenta',
  },
  accountDeleted: {
    subject: 'Se ha eliminado su cuenta de {{site}}',
    text: 'Hola:\n\nTal como se pidió, se han eliminado su cuenta y lo que se guardaba sobre usted. Las copias de seguridad anteriores se sobrescribirán con el tiempo.\n\nSi no lo ha pedido usted, responda a este correo.\n\n{{owner}}\n{{url}}',
  },
  test: {
    subject: 'Correo de prueba de {{site}}',
    text: 'Hola:\n\nEste correo se ha enviado desde la administración para comprobar si llegan los correos del sitio. Llegan.\n\n{{url}}',
  },
  accountRemoved: {
    subject: 'Se ha eliminado su cuenta de {{site}}',
    text: 'Hola:\n\nQuien gestiona este sitio ha eliminado su cuenta y lo que se guardaba sobre usted. Las copias de seguridad anteriores se sobrescribirán con el tiempo.\n\nSi tiene alguna pregunta, responda a este correo.\n\n{{owner}}\n{{url}}',
  },
}
