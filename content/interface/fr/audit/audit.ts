// What the measurement of a website says. {{…}} is filled in.
import type { AuditMessages } from '../../en/audit/audit.ts'

export const audit: AuditMessages = {
  message: 'Le site a été mesuré.',
  summary: {
    good: '{{page}} obtient {{score}} sur 100 sur un téléphone simulé : une page rapide. Le contenu principal apparaît au bout de {{lcp}}.',
    'needs-improvement':
      '{{page}} obtient {{score}} sur 100 sur un téléphone simulé : correct, mais la page peut aller plus vite. Le contenu principal apparaît au bout de {{lcp}}.',
    poor: '{{page}} obtient {{score}} sur 100 sur un téléphone simulé : une lenteur qui se remarque. Le contenu principal apparaît au bout de {{lcp}}.',
    'far-too-slow':
      '{{page}} obtient {{score}} sur 100 sur un téléphone simulé : une page beaucoup trop lente. Le contenu principal n’apparaît qu’au bout de {{lcp}}.',
  },
  lightSummary: {
    good: '{{page}} est estimé à {{score}} sur 100, sans navigateur : une page légère et bien servie. Le serveur répond au bout de {{ttfb}}.',
    'needs-improvement':
      '{{page}} est estimé à {{score}} sur 100, sans navigateur : ce qui est envoyé pourrait être plus léger. Le serveur répond au bout de {{ttfb}}.',
    poor: '{{page}} est estimé à {{score}} sur 100, sans navigateur : trop de données, ou trop tard. Le serveur répond au bout de {{ttfb}}.',
  },
  impact: {
    waiting:
      'Sur téléphone, les visiteurs attendent {{lcp}} avant de voir ce qu’ils cherchent. Une partie de ceux qui ne font que passer repartent avant, et les moteurs de recherche tiennent aussi compte de la vitesse de chargement.',
    blocked:
      'Pendant le chargement, la page ne réagit pas durant {{tbt}} au total. Qui appuie ou écrit à ce moment la croit en panne.',
    moving:
      'Le contenu bouge pendant le chargement. On perd sa ligne ou l’on appuie au mauvais endroit, ce qui entame la confiance juste avant une décision.',
    none: 'La vitesse n’est pas un obstacle ici : la page s’affiche et s’utilise sans attente sensible. Votre temps sera mieux employé à soigner le contenu.',
    light:
      'Ce qu’il faut transférer fait attendre les visiteurs sur téléphone. Combien de temps en réalité, seule une mesure avec un navigateur peut le dire.',
    lightNone:
      'Rien dans la façon dont la page est servie ne fait obstacle. Si des scripts la ralentissent, seul un navigateur peut le dire.',
  },
  note: {
    browser:
      'Une seule mesure sur un téléphone simulé. Sur un tel serveur, des pages de test qui ne changent jamais ont varié de {{points}} points au plus d’une mesure à l’autre ; la publicité, les contenus changeants, le réseau et la charge du serveur creusent l’écart.',
    pagespeed:
      'Une seule mesure par PageSpeed Insights de Google, sur un téléphone simulé. Les mesures d’une même page varient de quelques points, davantage avec de la publicité ou d’autres contenus changeants ; recommencez avant de conclure.',
    light:
      'Mesuré par simple téléchargement, faute de navigateur : on ignore quand le contenu apparaît, s’il bouge ou s’il bloque la page, et la note est une estimation d’après le poids et la façon de servir. Le temps de réponse varie avec le réseau d’une mesure à l’autre.',
  },
  recommendation: '{{title}} : {{text}}',
  recommendationWithGain: '{{title}} : {{text}} Gain estimé : {{gain}}.',
  gain: {
    time: 'environ {{time}}',
    bytes: 'environ {{bytes}} de moins à transférer',
    both: 'environ {{time}}, {{bytes}} de moins à transférer',
  },
  fixes: {
    'server-response': {
      title: 'Répondre plus vite',
      text: 'Le serveur tarde à commencer sa réponse. Mettez la page terminée en cache, ou trouvez la requête qu’il attend.',
    },
    redirects: {
      title: 'Supprimer les redirections',
      text: 'Chacune coûte un aller-retour avant tout chargement. Faites pointer les liens vers l’adresse finale.',
    },
    compression: {
      title: 'Compresser le texte',
      text: 'Le HTML, les styles et les scripts sont envoyés tels quels. Activez Brotli ou gzip sur le serveur.',
    },
    'render-blocking': {
      title: 'Laisser la page s’afficher d’abord',
      text: 'Les styles et scripts de l’en-tête retardent le premier affichage. Placez dans la page les quelques styles nécessaires d’emblée, et chargez les scripts avec defer.',
    },
    images: {
      title: 'Alléger les images',
      text: 'Envoyez-les à la taille affichée, en AVIF ou WebP, et celles du bas de page seulement quand on y arrive.',
    },
    'image-dimensions': {
      title: 'Donner une taille aux images',
      text: 'Si leur largeur et leur hauteur ne sont pas indiquées, le texte saute à l’arrivée des images.',
    },
    'unused-code': {
      title: 'Envoyer moins de code',
      text: 'Une bonne part des scripts et des styles ne sert pas sur cette page. Répartissez-les par page et minifiez le reste.',
    },
    'script-work': {
      title: 'Soulager les scripts',
      text: 'Les scripts occupent le téléphone pendant le chargement. Retirez ce dont le premier écran n’a pas besoin, en commençant par les scripts tiers.',
    },
    caching: {
      title: 'Laisser le navigateur garder les fichiers',
      text: 'Des fichiers inchangés sont rechargés à chaque visite. Donnez-leur un nom avec leur version et un an de validité.',
    },
    fonts: {
      title: 'Afficher le texte tout de suite',
      text: 'Le texte reste invisible tant que sa police n’est pas là. Utilisez font-display: swap et préchargez la police du titre.',
    },
    'dom-size': {
      title: 'Moins d’éléments',
      text: 'La page compte énormément d’éléments, que le téléphone parcourt à chaque changement. Affichez les longues listes par parties.',
    },
    'page-weight': {
      title: 'Moins sur une seule page',
      text: 'Dans l’ensemble, la page est lourde. Commencez par les plus gros fichiers.',
    },
  },
  report: {
    title: 'Vitesse du site : {{host}}',
    score: '{{score}} sur 100 : {{rating}}',
    kinds: {
      browser: 'Mesuré avec un navigateur sur un téléphone simulé',
      pagespeed: 'Mesuré par PageSpeed Insights sur un téléphone simulé',
      light: 'Estimé sans navigateur',
    },
    vitals: {
      fcp: 'Premier contenu visible (FCP)',
      lcp: 'Contenu principal visible (LCP)',
      cls: 'Décalage de la mise en page (CLS)',
      fid: 'Délai de la première interaction (FID)',
      inp: 'Réaction aux interactions (INP)',
      tbt: 'Temps de blocage (TBT)',
      ttfb: 'Réponse du serveur (TTFB)',
      'speed-index': 'Indice de vitesse',
    },
    ratings: {
      good: 'bon',
      'needs-improvement': 'à améliorer',
      poor: 'mauvais',
    },
    link: 'Ce rapport en ligne, jusqu’au {{date}}',
    measured: 'Ce qui a été mesuré',
    weight: 'Données transférées',
    requests_one: '{{requests}} requête',
    requests_other: '{{requests}} requêtes',
    partial: 'La page contient plus que ce qui a été compté.',
    notMeasured: 'Non mesuré',
    fixes: 'À changer en premier',
    nothing: 'Rien n’a été trouvé qui mérite un changement.',
    impact: 'Ce que cela signifie',
    own: 'À titre de comparaison : {{site}}',
    note: 'Jusqu’où se fier aux chiffres',
    colophon: 'Mesuré le {{date}} par {{site}}.',
  },
}
