import type { DeskRunningWords } from '../../en/admin/system-status.ts'

export const adminSystemStatus: DeskRunningWords = {
  heading: 'Fonctionnement du site',
  summary: {
    ok: 'Tout ce qui a été vérifié va bien.',
    attention: 'Le site fonctionne. Un point ci-dessous mérite votre attention.',
    failing: 'Un point ci-dessous ne fonctionne pas.',
  },
  verdicts: { ok: 'OK', attention: 'À surveiller', failing: 'En panne' },
  process:
    'Version {{version}} sur Node.js {{node}}, en marche depuis {{up}}. État au {{at}}, sur l’instance qui a répondu.',
  database: {
    heading: 'Base de données',
    engine: 'Moteur',
    size: 'Taille',
    answers: 'Répond en',
    migrations: 'Migrations',
    applied: '{{applied}} sur {{known}} appliquées',
    slow: 'Elle répond lentement ; les pages et les appels l’attendent.',
    otherVersion: 'Ses tables sont d’une autre version du site que celle qui tourne.',
    down: 'La base de données ne répond pas. D’ici là, les pages restent lisibles, mais personne ne peut se connecter et rien ne peut être enregistré.',
  },
  mail: {
    heading: 'E-mail',
    smtp: 'Les e-mails sont remis au serveur de messagerie configuré.',
    files:
      'Aucun serveur de messagerie n’est configuré : les e-mails sont conservés en fichiers et n’atteignent personne. SMTP_URL permet d’en définir un.',
    lastDelivered: 'Dernier remis',
    lastKept: 'Dernier conservé',
    never: 'aucun connu',
    trouble: {
      pending: 'Un e-mail du {{at}} n’a pas encore pu être remis et sera retenté : {{error}}',
      dead: 'Un e-mail du {{at}} a été abandonné : {{error}}',
    },
  },
  outbox: {
    heading: 'File d’envoi',
    text: 'Ce qui est promis aux visiteurs et aux clients attend ici d’être remis. Un e-mail contenant un lien est effacé, et n’est plus compté, dès que le lien a expiré.',
    pending: 'En attente',
    sent: 'Remis ces 30 derniers jours',
    kept: 'Conservés en fichiers ces 30 derniers jours',
    unconfirmed: 'Probablement remis',
    dead: 'Abandonnés',
    oldest: 'Le plus ancien attend depuis',
  },
  disk: {
    heading: 'Disque',
    free: 'Espace libre pour les données',
    total: 'Au total',
    little: 'Il reste peu de place. Un disque plein signifie que plus rien ne peut être accepté.',
    unknown: 'Le système n’indique pas la place disponible.',
  },
  browser: {
    heading: 'Navigateur pour les audits',
    browser: 'Chromium a été trouvé ; il sert à mesurer les sites.',
    pagespeed: 'Chromium n’a pas été trouvé ; les sites sont mesurés par Google PageSpeed Insights.',
    light: 'Chromium n’a pas été trouvé. Les audits se font sans navigateur, et le disent.',
  },
  providers: {
    heading: 'Fournisseurs d’IA',
    none: 'Aucun n’est configuré ; l’assistant répond à partir de vos faits.',
    configured: 'Configurés : {{names}}.',
    failing: 'Le dernier appel a échoué : {{names}}. D’autres, ou vos faits, répondent à la place.',
  },
  backup: {
    heading: 'Sauvegarde',
    sqlite:
      'Un fichier tar avec une copie cohérente de la base de données et le secret du site, faite pendant que le site tourne.',
    postgres:
      'Un fichier tar avec un export de la base de données, fait par pg_dump pendant que le site tourne, et le secret du site.',
    withDocuments: 'Les documents des clients en font partie.',
    withoutDocuments: 'Les documents des clients sont dans un stockage S3 et n’en font pas partie.',
    care: 'Gardez-le comme un mot de passe : quiconque le détient a accès à tout.',
    restore: 'Pour le remettre en place, arrêtez le site et exécutez ceci là où il est installé :',
    elsewhere:
      'Ce site garde ses données dans PostgreSQL, et pg_dump n’a pas été trouvé sur le serveur. Là où les outils de PostgreSQL sont installés, ceci sauvegarde la base de données :',
    button: 'Sauvegarder maintenant',
    busy: 'Sauvegarde en cours…',
    done: 'Sauvegarde effectuée',
    doneText: '{{name}} ({{size}}) a été remis à votre navigateur.',
  },
  testMail: {
    heading: 'E-mail de test',
    text: 'Envoie aussitôt un e-mail à l’adresse de la personne qui gère le site et indique ce que dit le serveur de messagerie.',
    files: 'Sans serveur de messagerie, il devient un fichier.',
    button: 'Envoyer un e-mail de test',
    busy: 'Envoi…',
    delivered: 'Le serveur de messagerie a accepté l’e-mail pour {{to}}.',
    kept: 'L’e-mail pour {{to}} a été conservé en fichier.',
    failed: 'L’e-mail pour {{to}} n’a pas été remis : {{error}}',
  },
  keptMails: {
    heading: 'Derniers e-mails conservés en fichiers',
    none: 'Aucun e-mail n’a encore été conservé.',
    about: 'À {{to}}, {{at}}',
    download: 'Télécharger',
  },
}
