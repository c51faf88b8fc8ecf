// What is said when a request is refused: what happened and what to do next.
import type { ErrorId } from '#contract/errors.ts'

export const errors: Record<ErrorId, string> = {
  'malformed-request': 'Cette requête n’a pas pu être lue. Veuillez recharger la page et réessayer.',
  'invalid-input': 'Certains champs sont à revoir. Veuillez les corriger, puis renvoyer le formulaire.',
  'not-signed-in': 'Veuillez d’abord vous connecter.',
  'wrong-credentials': 'Adresse e-mail ou mot de passe incorrect.',
  'foreign-origin':
    'Cette requête venait d’un autre site et n’a pas été exécutée. Veuillez passer directement par ce site.',
  'not-allowed': 'Votre compte ne permet pas cette action.',
  'registration-closed':
    'L’inscription se fait sur invitation. Utilisez le lien de votre invitation ou écrivez à la personne qui gère ce site pour en recevoir une.',
  'sign-in-again': 'Veuillez vous reconnecter pour confirmer.',
  'not-found': 'Il n’y a rien à cette adresse. Veuillez la vérifier ou repartir de la page d’accueil.',
  'method-not-allowed': 'Cette adresse n’accepte pas ce type de requête.',
  'account-exists': 'Cette adresse a déjà un compte et n’a pas besoin d’invitation.',
  'email-taken':
    'Un compte existe déjà avec cette adresse. Connectez-vous ; sans le mot de passe, « Mot de passe oublié ? » indique comment faire.',
  'last-admin': 'C’est le seul compte administrateur, et le site en a besoin. Veuillez d’abord en créer un autre.',
  'link-expired': 'Ce lien a expiré ou a déjà servi. Veuillez en demander un nouveau.',
  'upload-stalled':
    'L’envoi du fichier s’est interrompu et a été abandonné. Rien n’a été conservé ; veuillez réessayer.',
  'not-delivered': 'Ce jalon n’a pas encore été livré, il n’y a donc rien à décider.',
  'already-decided': 'La décision a déjà été prise. Veuillez recharger la page pour la voir.',
  'changed-meanwhile':
    'Ceci a été modifié entre-temps, dans une autre fenêtre ou par quelqu’un d’autre. Votre saisie est conservée ; veuillez d’abord consulter la version actuelle.',
  'document-link-expired': 'Ce lien vers un document a expiré. Veuillez rouvrir le document depuis l’espace client.',
  'quota-exceeded': 'Vos documents dépasseraient la place prévue. Veuillez d’abord en supprimer.',
  'file-refused':
    'Ce fichier ne peut pas être accepté. Sont acceptés : PDF, documents Office, PNG, JPEG, WebP, GIF, texte et CSV, si leur contenu correspond à leur nom.',
  'too-large': 'Cet envoi dépasse la taille acceptée. Veuillez le raccourcir et réessayer.',
  'unsupported-type': 'Ce format n’est pas accepté ici. Veuillez envoyer du JSON.',
  'key-reused': 'Cet envoi a déjà été fait avec un autre contenu. Veuillez recharger la page et réessayer.',
  'audit-failed': 'Ce site n’a pas pu être mesuré. Veuillez vérifier que l’adresse est exacte et accessible à tous.',
  'page-too-heavy':
    'Cette page a utilisé plus de mémoire ou d’espace disque qu’une mesure n’y a droit. La mesure a donc été arrêtée.',
  'rate-limited': 'Trop d’essais en peu de temps. Veuillez réessayer dans {{wait}}.',
  'internal-error': 'Une erreur est survenue de notre côté. Veuillez réessayer dans un instant.',
  'resume-unreadable':
    'Le CV a été créé, mais sa relecture a révélé un défaut : il n’a donc pas été envoyé. Réessayez ou prenez le CV standard.',
  'report-unreadable':
    'Le rapport a été créé, mais sa relecture a révélé un défaut : il n’a donc pas été envoyé. Réessayez ou utilisez son lien.',
  unavailable:
    'C’est impossible pour le moment. Rien de ce que vous avez écrit n’est perdu ; veuillez réessayer dans un instant.',
  'storage-full':
    'La place manque en ce moment pour enregistrer cela. Veuillez réessayer plus tard ou écrire un e-mail.',
  'second-factor-required': 'Veuillez aussi saisir le code de votre application.',
  'account-disabled': 'Ce compte est désactivé. Veuillez écrire à la personne qui gère ce site.',
  'password-outgrown':
    'Un compte administrateur exige un mot de passe d’au moins 12 caractères. Un lien pour en choisir un vous a été envoyé par e-mail.',
  'own-account':
    'C’est votre propre compte. Demandez à une autre personne qui a les droits d’administration, ou passez par la page de votre compte.',
  'address-unproven': 'Cette personne n’a pas encore confirmé son adresse. Elle doit d’abord le faire.',
  'second-factor-on': 'Le second facteur est déjà activé. Pour le configurer à nouveau, désactivez-le d’abord.',
}

/** To whoever runs the site, and can do something about it. */
export const ownerErrors = {
  'storage-full':
    'Le disque du site est plein : l’enregistrement n’a pas pu se faire. Veuillez libérer de la place là où sont ses données ; ce que vous avez saisi reste ici d’ici là.',
}
