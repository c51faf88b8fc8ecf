// What the server says about the client portal: its mails, and what can be wrong with its forms. {{…}} is filled in.
import type { PortalFieldError } from '#contract/errors.ts'
import type { portal as english } from '../../en/portal/portal.ts'

export const portal: typeof english = {
  mail: {
    message: {
      subject: '[{{site}}] {{name}} a écrit au sujet de {{project}}',
      text: '{{name}} <{{email}}> a écrit au sujet du projet « {{project}} » :\n\n{{text}}\n\n{{link}}\n\n—\nSi vous répondez à cet e-mail, la réponse ne parvient qu’à {{name}} et ne figure pas dans le fil du projet.',
    },
    approved: {
      subject: '[{{site}}] {{name}} a validé « {{milestone}} »',
      text: '{{name}} <{{email}}> a validé le jalon « {{milestone}} » du projet « {{project}} ».\n\n{{text}}\n\n{{link}}',
    },
    changesRequested: {
      subject: '[{{site}}] {{name}} demande des modifications pour « {{milestone}} »',
      text: '{{name}} <{{email}}> demande des modifications pour le jalon « {{milestone}} » du projet « {{project}} ». Le jalon est de nouveau en cours.\n\n{{text}}\n\n{{link}}',
    },
    updateRequested: {
      subject: '[{{site}}] {{name}} demande des nouvelles de {{project}}',
      text: '{{name}} <{{email}}> demande un point sur le projet « {{project}} ».\n\n{{text}}\n\n{{link}}',
    },
    meeting: {
      subject: '[{{site}}] {{name}} propose un rendez-vous au sujet de {{project}}',
      text: '{{name}} <{{email}}> propose un rendez-vous au sujet du projet « {{project}} » :\n\n{{time}}\n{{minutes}} minutes\n{{text}}\n\nL’invitation est jointe. La réponse donnée depuis votre agenda parviendra à {{name}}.\n\n{{link}}',
    },
    document: {
      subject: '[{{site}}] {{name}} a déposé un document pour {{project}}',
      text: '{{name}} <{{email}}> a déposé le document « {{text}} » dans le projet « {{project}} ».\n\n{{link}}',
    },
    answer: {
      subject: '{{owner}} vous a écrit au sujet de {{project}}',
      text: 'Bonjour {{name}},\n\n{{owner}} a écrit au sujet de votre projet « {{project}} » :\n\n{{text}}\n\nPour répondre dans l’espace client :\n{{link}}\n\n{{footer}}',
    },
    update: {
      subject: 'Des nouvelles de {{project}}',
      text: 'Bonjour {{name}},\n\n{{owner}} a publié un point sur votre projet « {{project}} » :\n\n{{text}}\n\nVoir le projet :\n{{link}}\n\n{{footer}}',
    },
    project: {
      subject: 'Votre projet {{project}} est créé',
      text: 'Bonjour {{name}},\n\n{{owner}} a créé pour vous le projet « {{project}} ». Le plan, les jalons et les documents se trouvent dans l’espace client :\n{{link}}\n\n{{footer}}',
    },
    delivered: {
      subject: '« {{text}} » est livré : à vous de vérifier',
      text: 'Bonjour {{name}},\n\n{{owner}} a livré le jalon « {{text}} » de votre projet « {{project}} ». Veuillez le valider ou indiquer ce qui devrait changer :\n{{link}}\n\n{{footer}}',
    },
    handedOver: {
      subject: 'Un nouveau document pour {{project}}',
      text: 'Bonjour {{name}},\n\n{{owner}} a ajouté le document « {{text}} » à votre projet « {{project}} » :\n{{link}}\n\n{{footer}}',
    },
    accepted: {
      subject: '{{owner}} accepte l’horaire proposé pour {{project}}',
      text: 'Bonjour {{name}},\n\n{{owner}} accepte l’horaire que vous avez proposé pour votre projet « {{project}} » :\n\n{{time}}\n\n{{text}}\n\nLe fichier joint l’inscrit dans votre agenda.\n{{link}}\n\n{{footer}}',
    },
    declined: {
      subject: '{{owner}} n’est pas disponible à l’horaire proposé pour {{project}}',
      text: 'Bonjour {{name}},\n\n{{owner}} n’est pas disponible à l’horaire que vous avez proposé pour votre projet « {{project}} » :\n\n{{time}}\n\n{{text}}\n\nVeuillez en proposer un autre dans l’espace client :\n{{link}}\n\n{{footer}}',
    },
  },
  // On the button of mails about a project.
  open: 'Ouvrir le projet',
  push: 'Il y a du nouveau sur votre projet.',
  footer: '—\nVous recevez cet e-mail parce qu’il concerne votre projet. Pour ne plus en recevoir :\n{{stop}}',
  event: '{{project}} : rendez-vous avec {{name}}',
}

export const portalFields: Record<PortalFieldError, string> = {
  'time-required': 'Veuillez choisir un horaire',
  'time-past': 'Veuillez choisir un horaire à venir, dans les douze prochains mois',
  'file-name-invalid': 'Veuillez donner au fichier un nom sans barre oblique ni caractère invisible',
  'file-empty': 'Ce fichier est vide',
}
