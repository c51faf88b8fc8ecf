// What the page offers unasked, and why. {{…}} is filled in.
import type { PromptMessages } from '../en/prompts.ts'

export const prompts: PromptMessages = {
  label: 'Une suggestion',
  why: 'Pourquoi ce message ?',
  jump: 'La touche F8 y mène.',
  actions: {
    chat: 'Demander à {{assistant}}',
    audit: 'Mesurer la vitesse d’un site',
    resume: 'Télécharger le CV',
    contact: 'Écrire à {{owner}}',
    caseStudies: 'Voir les études de cas',
    projects: 'Tous les projets',
    study: 'Ouvrir l’étude de cas',
  },
  exit_intent: {
    line: 'Un CV avant de partir ?',
    text: 'Avant de partir : emportez le CV, ou laissez quelques lignes à {{owner}}.',
    because: 'Votre pointeur est allé au bord supérieur de la fenêtre, comme lorsqu’on s’apprête à partir.',
  },
  case_study_interest: {
    line: 'Qu’est-ce qui était difficile ?',
    text: '« {{study}} » retient votre attention ? {{assistant}} peut vous dire ce qui était difficile.',
    ask: 'Qu’est-ce qui était difficile ?',
    question: 'Quel était le défi de « {{study}} » ?',
    because: 'Les études de cas sont à l’écran depuis {{seconds}} secondes.',
  },
  project_deep_dive: {
    line: 'Un projet proche du vôtre ?',
    text: 'Vous cherchez un projet proche du vôtre ? Décrivez-le à {{assistant}} pour savoir lequel s’en approche le plus.',
    because: 'Vous êtes sur cette page depuis {{seconds}} secondes.',
  },
  case_study_bounce: {
    line: 'Plutôt l’essentiel ?',
    text: '« {{study}} » n’était pas ce que vous cherchiez ? Voici l’essentiel, ou tous les autres projets.',
    ask: 'L’essentiel',
    question: 'De quoi parle « {{study}} », en bref ?',
    because: 'Vous avez quitté l’étude de cas en moins de {{seconds}} secondes.',
  },
  experience_focus: {
    line: 'Trop long ? Il y a plus court',
    text: 'Cela fait beaucoup à lire. Le CV en retient ce qui compte pour votre rôle.',
    ask: 'L’expérience de direction',
    question: 'Quelle est l’expérience de direction de {{owner}} ?',
    because: 'Le parcours est à l’écran depuis {{seconds}} secondes.',
  },
  personal_connection: {
    line: 'Comment travaille {{owner}}',
    text: 'Aimeriez-vous en savoir plus sur la façon de travailler de {{owner}} ?',
    ask: 'Le travail en équipe',
    question: 'Quelle est la façon de travailler de {{owner}} avec les équipes ?',
    because: 'La section « À propos » est à l’écran depuis {{seconds}} secondes.',
  },
  rapid_navigation: {
    line: 'Vous cherchez quelque chose ?',
    text: 'Vous cherchez quelque chose de précis ? Dites-le à {{assistant}}, qui vous montrera où cela se trouve.',
    because: 'Vous avez changé d’endroit {{moves}} fois en {{seconds}} secondes.',
  },
  idle_engagement: {
    line: 'Tout en quelques phrases ?',
    text: 'Toujours là ? {{assistant}} peut vous résumer l’essentiel en quelques phrases.',
    ask: 'Résumer',
    question: 'Quels sont les points forts de {{owner}}, en bref ?',
    because: 'Aucun appui, mouvement ni défilement depuis plus de {{seconds}} secondes.',
  },
  returning_visitor: {
    line: 'Vous revoilà, bienvenue',
    text: 'C’est un plaisir de vous revoir. Une question vous est-elle venue depuis la dernière fois ?',
    because: 'Ce navigateur est déjà venu ici, lors d’une session précédente.',
  },
  welcome_new_user: {
    line: 'Bienvenue ! Des questions ?',
    text: 'Bienvenue ! {{assistant}} répond à vos questions sur le travail de {{owner}} et montre où c’est écrit.',
    because: 'C’est votre première visite avec ce navigateur, et vous êtes là depuis {{seconds}} secondes.',
  },
  initial_hesitation: {
    line: 'Par où commencer ?',
    text: 'Par où commencer ? Ce sont les études de cas qui montrent le mieux le travail de {{owner}}.',
    ask: 'En quelques phrases',
    question: 'Que fait {{owner}}, en bref ?',
    because: 'Vous êtes en haut de la page depuis {{seconds}} secondes.',
  },
  mobile_optimization_interest: {
    line: 'Votre site est-il rapide ?',
    text: 'Votre propre site est-il rapide sur un téléphone comme le vôtre ? {{assistant}} le mesure pour vous.',
    because:
      'Votre fenêtre a la largeur d’un téléphone, vous êtes là depuis {{seconds}} secondes et vous avez parcouru {{percent}} % de la page.',
  },
  deep_scroll: {
    line: 'Encore une question ?',
    text: 'Vous avez vu l’essentiel de cette page. S’il vous reste une question, écrivez à {{owner}}.',
    because: 'Vous avez parcouru {{percent}} % de la page.',
  },
}
