import type { PrivacyNames, PrivacyWords } from '../en/privacy.ts'

export const privacy: PrivacyWords = {
  heading: 'Confidentialité',
  intro:
    'Ce que ce site conserve à votre sujet, pourquoi et pendant combien de temps. Ce qui est compté reste sur ce site, et aucun code d’une autre entreprise ne s’exécute sur ces pages.',
  introShared:
    'Ce que ce site conserve à votre sujet, pourquoi et pendant combien de temps. Ce qu’il compte reste sur ce site. Le code d’une autre entreprise, celui de Google Analytics, ne s’exécute sur ces pages que si vous l’autorisez.',
  kept: { settings: 'vos réglages', drafts: 'vos brouillons', chat: 'le chat', noticed: 'ce qui a été observé' },
  parts: {
    counted: {
      heading: 'Ce qui est compté',
      text: 'Quand vous quittez une page, votre navigateur indique au serveur de ce site : de quelle page il s’agissait, dans quelle langue, de quel site ou de quel lien vous veniez, si votre fenêtre a la largeur d’un téléphone, d’une tablette ou d’un ordinateur, jusqu’où vous avez fait défiler, combien de temps a duré votre visite et dans quelles sections de l’accueil, combien de fois vous avez appuyé sur quelque chose, et si vous avez ouvert ou utilisé le CV ou le formulaire de contact. Ni ce que vous avez saisi, ni l’endroit où vous avez appuyé.',
      chat: 'Il indique aussi si vous avez ouvert ou utilisé le chat.',
      audit: 'Si vous faites analyser un site, il indique également le résultat de l’analyse.',
    },
    apart: {
      heading: 'Comment les visites sont distinguées',
      text: 'Aucun cookie n’est déposé pour cela, et rien n’est stocké dans votre navigateur. Le serveur calcule une empreinte à partir de votre adresse et du nom de votre navigateur, avec une clé tirée au sort chaque jour. À la fin de la journée, la clé et les empreintes sont effacées. Dès lors, personne ne peut dire de qui venait la visite, pas même {{owner}}. L’adresse elle-même n’est pas conservée. Les visites, désormais sans empreinte, sont effacées après {{visits}} jours.',
    },
    helped: {
      heading: 'Comment le site propose de l’aide',
      text: 'Après quelques secondes, le site commence à observer, dans votre navigateur, comment vous l’utilisez : quelle section est à l’écran et combien de temps, jusqu’où vous avez fait défiler, combien de fois vous avez appuyé sur quelque chose, si vous faites une pause, si votre pointeur va au bord supérieur de la fenêtre, la largeur de votre fenêtre, quelles études de cas vous avez ouvertes et si ce n’est pas votre première visite. Il en déduit quelle suggestion afficher, et quand. Rien de cela n’est envoyé. Votre navigateur le garde jusqu’à la fermeture de l’onglet ; il garde plus longtemps le début de votre dernière session, quelles suggestions vous avez vues et quand, et quelles astuces vous avez fermées. Plus bas, vous pouvez le consulter, le faire oublier et le désactiver.',
    },
    not: {
      heading: 'Comment éviter le comptage',
      text: 'Utilisez l’interrupteur ci-dessous, ou activez « Do Not Track » ou « Global Privacy Control » dans votre navigateur : il n’enverra alors rien de tout cela. Qui repart dans les cinq secondes sans avoir touché à rien n’est pas compté non plus.',
    },
    speed: {
      heading: 'La rapidité des pages',
      text: 'Votre navigateur indique aussi à quelle vitesse une page s’est affichée. On en tire des chiffres par jour et par page, qui ne se rattachent à aucun visiteur et sont effacés après {{vitals}} jours.',
    },
    given: {
      heading: 'Ce que vous donnez vous-même',
      text: 'Un message est conservé avec votre nom et votre adresse pour que {{owner}} puisse y répondre.',
      // Each only where the site has the feature.
      portal:
        'Si un appareil doit vous prévenir des nouvelles de vos projets, l’adresse que son navigateur indique à cet effet est conservée jusqu’à ce que vous y mettiez fin.',
      resumeByMail:
        'Pour un CV, votre adresse et votre rôle sont conservés, puis effacés après {{resumes}} jours, sauf si vous avez permis à {{owner}} de vous écrire.',
      chat: 'Si {{owner}} a configuré un fournisseur de modèles de langage, ce fournisseur reçoit vos questions à l’assistant et la conversation en cours pour formuler la réponse ; il peut aussi résumer pour {{owner}} ce que vous avez accepté de laisser conserver. Ici, ce que vous dites à l’assistant n’est conservé qu’avec votre accord, et effacé après {{chat}} jours. Si l’assistant se prépare pour une entreprise, ce que dit la page d’accueil de celle-ci est conservé jusqu’à {{company}} jours.',
      audit: 'L’adresse d’un site web que vous faites mesurer est conservée avec son résultat {{audits}} jours.',
      counts:
        'On compte combien de fois le serveur répond à une question, produit un CV ou reçoit un message, sans dire pour qui.',
      countsWithoutChat: 'On compte combien de fois le serveur produit un CV ou reçoit un message, sans dire pour qui.',
    },
    deleted: {
      heading: 'Comment faire effacer ces données',
      portal:
        'Si vous avez un compte, vous pouvez l’y supprimer. Disparaît alors ce que ce site conserve sur vous : vos données et vos connexions, vos appareils, et ce que vous avez écrit, déposé, proposé et commenté sur vos projets. Si vous avez confirmé votre adresse e-mail, il en va de même de vos messages et de leurs réponses, des CV que vous avez demandés et des e-mails qui s’y rapportent. Sans compte, écrivez à {{owner}}, qui peut supprimer vos messages avec leurs e-mails. Les projets eux-mêmes restent, avec leur budget, la mention de ce qui a été approuvé et ce que {{owner}} a écrit.',
      withoutPortal: 'Écrivez à {{owner}}, qui peut supprimer vos messages avec leurs e-mails.',
      text: 'Le journal des administrateurs reste {{log}} jours, mais un numéro y remplace votre adresse ; des compteurs contre les abus restent un jour au plus, sans votre adresse. Les e-mails envoyés par le site sont sinon conservés {{mails}} jours.',
      chat: 'Les conversations et ce que disent les pages d’accueil d’entreprises ne sont rattachés à aucun compte et sont effacés le moment venu ; vous pouvez effacer une conversation tout de suite, dans le chat.',
      audit: 'Les sites mesurés sont eux aussi effacés le moment venu.',
      backups:
        'Ce que {{owner}} a déjà reçu par e-mail reste dans cette boîte, et les sauvegardes antérieures contiennent vos données jusqu’à leur remplacement.',
    },
    cookies: {
      heading: 'Cookies',
      languages:
        'Il y en a un pour la langue que vous choisissez, et, si vous avez un compte, ceux qui maintiennent votre session ouverte et reconnaissent un navigateur qui a déjà servi à vous connecter.',
      oneLanguage:
        'Si vous avez un compte, il y en a qui maintiennent votre session ouverte et reconnaissent un navigateur qui a déjà servi à vous connecter.',
      languagesAlone: 'Il y en a un pour la langue que vous choisissez.',
      none: 'Il n’y en a aucun pour les visiteurs.',
      text: 'Sur votre propre appareil, votre navigateur garde {{kept}}, ainsi que les pages que vous avez lues, pour qu’elles s’ouvrent hors ligne, et un message écrit hors ligne jusqu’à son envoi ; effacer les données de ce site dans le navigateur les supprime.',
    },
  },
}

export const privacyNames: PrivacyNames = {
  given: {
    message: 'Un message',
    name: 'votre nom',
    address: 'adresse',
    role: 'votre rôle',
    device: 'un appareil',
    question: 'ce que vous dites à l’assistant',
    website: 'L’adresse d’un site web',
    company: 'page d’accueil',
  },
  deleted: {
    account: 'vos données',
    writing: 'écrit',
    proposals: 'proposé',
    remarks: 'commenté',
  },
}
