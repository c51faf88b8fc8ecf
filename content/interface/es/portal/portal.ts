// What the server says about the client portal: its mails, and what can be wrong with its forms. {{…}} is filled in.
import type { PortalFieldError } from '#contract/errors.ts'
import type { portal as english } from '../../en/portal/portal.ts'

export const portal: typeof english = {
  mail: {
    message: {
      subject: '[{{site}}] {{name}} ha escrito sobre {{project}}',
      text: '{{name}} <{{email}}> ha escrito sobre el proyecto «{{project}}»:\n\n{{text}}\n\n{{link}}\n\n—\nSi responde a este correo, la respuesta llegará solo a {{name}} y no aparecerá en la conversación del proyecto.',
    },
    approved: {
      subject: '[{{site}}] {{name}} ha aprobado «{{milestone}}»',
      text: '{{name}} <{{email}}> ha aprobado el hito «{{milestone}}» del proyecto «{{project}}».\n\n{{text}}\n\n{{link}}',
    },
    changesRequested: {
      subject: '[{{site}}] {{name}} pide cambios en «{{milestone}}»',
      text: '{{name}} <{{email}}> pide cambios en el hito «{{milestone}}» del proyecto «{{project}}». El hito vuelve a estar en curso.\n\n{{text}}\n\n{{link}}',
    },
    updateRequested: {
      subject: '[{{site}}] {{name}} pregunta cómo va {{project}}',
      text: '{{name}} <{{email}}> pide novedades del proyecto «{{project}}».\n\n{{text}}\n\n{{link}}',
    },
    meeting: {
      subject: '[{{site}}] {{name}} propone una reunión sobre {{project}}',
      text: '{{name}} <{{email}}> propone una reunión sobre el proyecto «{{project}}»:\n\n{{time}}\n{{minutes}} minutos\n{{text}}\n\nLa invitación va adjunta. Lo que responda desde su calendario llegará a {{name}}.\n\n{{link}}',
    },
    document: {
      subject: '[{{site}}] {{name}} ha subido un documento a {{project}}',
      text: '{{name}} <{{email}}> ha subido el documento «{{text}}» al proyecto «{{project}}».\n\n{{link}}',
    },
    answer: {
      subject: '{{owner}} le ha escrito sobre {{project}}',
      text: 'Hola, {{name}}:\n\n{{owner}} ha escrito sobre su proyecto «{{project}}»:\n\n{{text}}\n\nResponda en el portal:\n{{link}}\n\n{{footer}}',
    },
    update: {
      subject: 'Novedades de {{project}}',
      text: 'Hola, {{name}}:\n\n{{owner}} ha publicado novedades de su proyecto «{{project}}»:\n\n{{text}}\n\nVer el proyecto:\n{{link}}\n\n{{footer}}',
    },
    project: {
      subject: 'Se ha creado su proyecto {{project}}',
      text: 'Hola, {{name}}:\n\n{{owner}} ha creado para usted el proyecto «{{project}}». El plan, los hitos y los documentos están en el portal:\n{{link}}\n\n{{footer}}',
    },
    delivered: {
      subject: 'Se ha entregado «{{text}}»: revíselo, por favor',
      text: 'Hola, {{name}}:\n\n{{owner}} ha entregado el hito «{{text}}» de su proyecto «{{project}}». Apruébelo o diga qué debería ser distinto:\n{{link}}\n\n{{footer}}',
    },
    handedOver: {
      subject: 'Un documento nuevo para {{project}}',
      text: 'Hola, {{name}}:\n\n{{owner}} ha añadido el documento «{{text}}» a su proyecto «{{project}}»:\n{{link}}\n\n{{footer}}',
    },
    accepted: {
      subject: '{{owner}} acepta la hora propuesta para {{project}}',
      text: 'Hola, {{name}}:\n\n{{owner}} acepta la hora que usted propuso para su proyecto «{{project}}»:\n\n{{time}}\n\n{{text}}\n\nCon el archivo adjunto puede añadirla a su calendario.\n{{link}}\n\n{{footer}}',
    },
    declined: {
      subject: '{{owner}} no puede a la hora propuesta para {{project}}',
      text: 'Hola, {{name}}:\n\n{{owner}} no puede a la hora que usted propuso para su proyecto «{{project}}»:\n\n{{time}}\n\n{{text}}\n\nProponga otra en el portal:\n{{link}}\n\n{{footer}}',
    },
  },
  // On the button of mails about a project.
  open: 'Abrir el proyecto',
  push: 'Hay novedades en su proyecto.',
  footer: '—\nRecibe este correo porque trata de su proyecto. Para no recibir más:\n{{stop}}',
  event: '{{project}}: reunión con {{name}}',
}

export const portalFields: Record<PortalFieldError, string> = {
  'time-required': 'Elija un día y una hora',
  'time-past': 'Elija un día y una hora futuros, dentro de los próximos doce meses',
  'file-name-invalid': 'Dé al archivo un nombre sin barras ni caracteres invisibles',
  'file-empty': 'Este archivo está vacío',
}
