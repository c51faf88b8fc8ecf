// Ce que les visiteurs demandent à tout le monde : comment ils le demandent, et la question telle qu’elle est proposée.
import type { InterviewQuestions } from '../vocabulary/interview-questions.ts'

export const interview: InterviewQuestions = {
  strengths: {
    question: 'Quels sont les points forts de {{owner}} ?',
    says: 'points forts|point fort|forces|atout|atouts|qualites|plus grande qualite|meilleure qualite|plus grand atout|principale qualite|excelle|douee|meilleure a|en quoi est elle forte|fait elle le mieux',
  },
  weakness: {
    question: 'Quels sont les points faibles de {{owner}} ?',
    says: 'points faibles|point faible|faiblesse*|defaut*|limites|a ameliorer|ameliorer chez|moins bonne|moins a l aise|axes d amelioration|axe de progres|talon d achille|inconvenient*',
  },
  failure: {
    question: 'Quel échec a été le plus instructif pour {{owner}} ?',
    says: 'echec*|echoue*|rate|ratee|plus grande erreur|erreur*|mal passe|mal tourne|lecon*|regret*|fiasco|differemment|pas marche|plus grosse erreur|revers|boulette*|gaffe*|bourde*|connerie*|loupe|plante|foire|betise*|bevue*',
  },
  proudest: {
    question: 'Quelle est la plus grande fierté de {{owner}} ?',
    says: 'fier*|fierte*|projet prefere|plus belle reussite|meilleur souvenir|plus grande reussite|prefere* de sa carriere',
  },
  hardest: {
    question: 'Quel a été le problème le plus dur pour {{owner}} ?',
    says: 'plus difficile|plus dur|plus complexe|plus grand defi|plus gros defi|plus complique|situation difficile|probleme le plus',
  },
  'why-hire': {
    question: 'Pourquoi recruter {{owner}} ?',
    says: 'pourquoi l embaucher|pourquoi la recruter|pourquoi recruter|pourquoi embaucher|pourquoi l engager|pourquoi elle|pourquoi la choisir|convaincs moi|convainquez moi|se distingue|distingue des autres|la differencie|rend unique|valeur ajoutee apporte|qu apporte t elle|pourquoi devrions nous|pourquoi devrais je|bonne candidate|plutot qu un autre|pourquoi choisir|qu apporterait',
  },
  motivation: {
    question: 'Qu’est-ce qui motive {{owner}} ?',
    says: 'motiv*|passion*|aime dans son|aime t elle|plait|anime|pousse|enthousias*|lui tient a coeur|valeurs|ce qu elle aime',
  },
  origin: {
    question: 'D’où vient la vocation de {{owner}} ?',
    says: 'venue a ce metier|arrivee dans|venue dans|pourquoi ce metier|devenue|pourquoi a t elle choisi ce|comment a t elle commence|vocation|amenee a|origine de son parcours|tout a commence|choisi cette profession|devenir architecte',
  },
  leaving: {
    question: 'Pourquoi est-ce que {{owner}} changerait de poste ?',
    says: 'pourquoi changer|pourquoi veut elle changer|pourquoi cherche t elle|pourquoi veut elle partir|pourquoi changerait|raison du changement|quitter son poste actuel|pourquoi veut elle quitter|pourquoi partirait',
  },
  'ideal-role': {
    question: 'Quel poste recherche {{owner}} ?',
    says: 'poste ideal|role ideal|emploi ideal|poste de reve|job de reve|que cherche t elle|que recherche t elle|quel poste cherche|quel type de poste|type de poste|prochain poste|quel role cherche|entreprise ideale|mission ideale|poste recherche|recherche t elle',
  },
  'five-years': {
    question: 'Où se voit {{owner}} dans cinq ans ?',
    says: 'dans cinq ans|dans 5 ans|se voit elle|objectifs|objectif de carriere|long terme|ambition*|projets d avenir|plans d avenir|avenir professionnel|prochaine etape de sa carriere',
  },
  'first-ninety-days': {
    question: 'Que ferait {{owner}} les 90 premiers jours ?',
    says: '90 premiers jours|premiers 90 jours|quatre vingt dix premiers|trois premiers mois|premiers trois mois|3 premiers mois|cent premiers jours|100 premiers jours|premier mois|premieres semaines|premiers jours|90 jours|prise de poste|premiere semaine|integration',
  },
  leadership: {
    question: 'Comment est-ce que {{owner}} dirige une équipe ?',
    says: 'style de management|style de leadership|comment dirige t elle|comment dirige|comment manage|facon de diriger|mode de management|comme manager|comme chef|comme cheffe|diriger des gens|delegu*|delegation|maniere de diriger|philosophie de management|comment encadre',
  },
  mentoring: {
    question: 'Comment est-ce que {{owner}} fait grandir les autres ?',
    says: 'mentor*|coach*|faire grandir|fait grandir|juniors|former les|forme t elle|debutants dans l equipe|jeunes collegues|accompagne t elle|aide les autres|developper les autres|transmettre|transmet',
  },
  hiring: {
    question: 'Comment recrute {{owner}} ?',
    says: 'comment recrute|recrut* des|recrute t elle|entretien d embauche|entretiens d embauche|constituer une equipe|criteres de recrutement|choisit elle ses|embauche t elle|former une equipe|construit une equipe|recherche chez un candidat|processus de recrutement',
  },
  conflict: {
    question: 'Comment est-ce que {{owner}} gère les conflits ?',
    says: 'conflit*|desaccord*|dispute*|collegues difficiles|collegue difficile|personnes difficiles|tension*|divergence*|differends',
  },
  feedback: {
    question: 'Comment est-ce que {{owner}} donne et reçoit un retour ?',
    says: 'feedback|critique*|retours a|donner un retour|recevoir un retour|prend les remarques|remarques|accepte t elle la critique',
  },
  decisions: {
    question: 'Comment est-ce que {{owner}} prend ses décisions ?',
    says: 'prend ses decisions|prend elle ses decisions|prend elle des decisions|prendre des decisions|prise de decision|comment decide|comment decide t elle|decision difficile|decisions difficiles|processus de decision|prend les decisions|prise de decisions|decider',
  },
  estimates: {
    question: 'Comment est-ce que {{owner}} estime le travail ?',
    says: 'estim*|planifi*|planning|evaluer la charge|charge de travail|chiffrage|chiffre les projets|evalue les delais',
  },
  priorities: {
    question: 'Comment est-ce que {{owner}} fixe ses priorités ?',
    says: 'priorit*|priorise*|gestion du temps|s organise|organise t elle|organisation du travail|dire non|organise son|organisee',
  },
  pressure: {
    question: 'Comment réagit {{owner}} sous pression ?',
    says: 'pression|stress*|delais serres|echeance*|crise*|urgence*|garder son calme|equilibre vie|surcharge|incident*|astreinte*|burn out|burnout|heures supplementaires',
  },
  teamwork: {
    question: 'Comment travaille {{owner}} avec les équipes ?',
    says: 'travail d equipe|en equipe|esprit d equipe|collabor*|travaille avec les equipes|travailler avec elle|travailler avec les autres|personnalite|caractere|facon de travailler|maniere de travailler|methode de travail|comme collegue|comment travaille|comment est elle|style de travail|quel genre de personne|avec les equipes|humour',
  },
  remote: {
    question: 'Est-ce que {{owner}} travaille à distance ?',
    says: 'a distance|teletravail*|remote|de chez elle|sur site|hybride|au bureau|presentiel|equipes distribuees|a domicile|distanciel',
  },
  meetings: { question: 'Que pense {{owner}} des réunions ?', says: 'reunion*|meeting*|stand up|standup' },
  stakeholders: {
    question: 'Comment est-ce que {{owner}} parle aux non-spécialistes ?',
    says: 'parties prenantes|non technique*|non specialiste*|direction generale|communiqu*|communication|vulgaris*|expliquer la technique|explique t elle|dirigeants|comite de direction|conseil d administration|stakeholder*|profanes|metiers',
  },
  quality: {
    question: 'Comment est-ce que {{owner}} assure la qualité ?',
    says: 'assure la qualite|assurer la qualite|assurance qualite|qualite|controle qualite|revue de code|revues de code|tests logiciels|strategie de test|dette technique|garantit la qualite|comment teste',
  },
  'working-day': {
    question: 'À quoi ressemble une journée de {{owner}} ?',
    says: 'journee type|journee de travail|journee typique|quotidien|semaine type|routine|code t elle encore|programme t elle encore|une journee|ses journees',
  },
  tools: {
    question: 'Quels outils emploie {{owner}} chaque jour ?',
    says: 'outils preferes|outil prefere|outils quotidiens|outils au quotidien|outils chaque jour|editeur|langage prefere|technologie preferee|systeme d exploitation|ordinateur|outils de tous les jours|outils du quotidien',
  },
  learning: {
    question: 'Comment est-ce que {{owner}} continue d’apprendre ?',
    says: 'a jour|se forme|apprend*|apprentissage continu|formation continue|veille|se tenir au courant|autodidacte|apprendre de nouvelles|apprend elle|se former',
  },
  'trade-mistakes': {
    question: 'Que fait-on mal dans le métier, selon {{owner}} ?',
    says: 'erreurs courantes|erreur courante|erreurs frequentes|erreur frequente|surestime*|surcote*|sous estime*|avis impopulaire|l agace|l enerve|idee recue|idees recues|mythe*|fait on mal|font mal|la plupart des equipes|deteste',
  },
  ai: {
    question: 'Que pense {{owner}} de l’intelligence artificielle ?',
    says: 'pense t elle de l ia|pense de l ia|avis sur l ia|intelligence artificielle|utilise t elle l ia|opinion sur l ia|l ia va|l ia generative|chatgpt|avenir de l ia|point de vue sur l ia|l ia remplac*|des llm|utilise t elle des ia',
  },
  trends: {
    question: 'Quelles évolutions suit {{owner}} de près ?',
    says: 'tendance*|avenir du|avenir de la|avenir des|evolution*|prochaines annees|annees a venir|prochaine revolution|effet de mode|predictions|prevoit',
  },
  advice: {
    question: 'Quel conseil donne {{owner}} aux débutants ?',
    says: 'conseil aux|conseils aux|quel conseil|conseil pour|conseils pour|debutant*|conseillerait|conseille t elle|jeunes|pour debuter|quels conseils|comment devenir',
  },
  notice: {
    question: 'Quand pourrait commencer {{owner}} ?',
    says: 'preavis|quand peut elle commencer|quand pourrait elle commencer|date de debut|disponible a partir|disponible immediatement|date d entree|quand est elle disponible|quand serait elle|au plus tot|a partir de quand|commencer quand|delai de disponibilite|quand est elle libre|quand pourrait',
  },
  salary: {
    question: 'Quelles sont les prétentions salariales de {{owner}} ?',
    says: 'salaire*|remuneration|pretentions|gagne|gagne t elle|paye|paie|revenu*|salarial*|combien gagne|prime',
  },
  rates: {
    question: 'Quels sont les tarifs de {{owner}} ?',
    says: 'tarif*|taux journalier|tjm|taux horaire|honoraires|combien coute|combien couterait|prix|cout d une|facture*|facturation|devis|par jour|de l heure|cout de ses|forfait|combien prend|couterait',
  },
  contract: {
    question: 'Quel contrat accepte {{owner}} ?',
    says: 'freelance|independant*|cdi|cdd|temps partiel|temps plein|type de contrat|forme de contrat|salariee ou|contrat|portage|interim|a son compte|jours par semaine|propre entreprise',
  },
  hours: {
    question: 'À quelles heures travaille {{owner}} ?',
    says: 'horaire*|fuseau horaire|quelles heures|week end|weekend|le samedi|heures de travail|heures par semaine|travail de nuit|gardes|repond elle vite|decalage horaire',
  },
  relocation: {
    question: 'Est-ce que {{owner}} changerait de ville ?',
    says: 'demenag*|relocal*|s installer|mobilite|mobile|changer de ville|changer de pays|expatri*|partir vivre|a berlin|s expatrier',
  },
  travel: {
    question: 'Est-ce que {{owner}} voyage pour le travail ?',
    says: 'voyage*|deplacement*|se deplacer|venir chez nous|nous rendre visite|se deplace',
  },
  permit: {
    question: 'Où est-ce que {{owner}} a le droit de travailler ?',
    says: 'permis de travail|visa|autorisation de travail|droit de travailler|titre de sejour|habilitation secret|citoyenne europeenne|parrainage',
  },
  'client-start': {
    question: 'Comment commence un projet avec {{owner}} ?',
    says: 'commence un projet|comment commence|commencer un projet|debut d une mission|demarrer un projet|comment se passe une mission|deroulement|se deroule|premiere etape|prochaines etapes|comment l engager|comment faire appel|comment collaborer|que lui faut il|travailler ensemble|comment travailler avec|se passe une collaboration|passation|debute un projet|commande|comment la faire intervenir',
  },
  duration: {
    question: 'Combien de temps dure un projet avec {{owner}} ?',
    says: 'combien de temps dure|combien de temps durerait|combien de temps faut|combien de temps prend|duree d un projet|duree d une mission|duree minimale|duree habituelle|combien de semaines|combien de temps pour',
  },
  'small-clients': {
    question: 'Est-ce que {{owner}} travaille avec de petites sociétés ?',
    says: 'petites entreprises|petite entreprise|startup*|start up*|petites societes|petite societe|pme|petits projets|petit projet|petit budget|petites structures|petite structure|trop petit|petits clients|tpe',
  },
  unwanted: {
    question: 'Que ne fait pas {{owner}} ?',
    says: 'ne fait pas|ne fait elle pas|refuse*|ne veut pas|decline*|n accepte pas|hors de question|ne sait pas|ne sait elle pas|jamais fait|jamais utilise|pas d experience|lacune*|ne maitrise pas|ne connait pas|ne propose pas|n a t elle pas|n a jamais|ne connait elle pas',
  },
  hobbies: {
    question: 'Que fait {{owner}} en dehors du travail ?',
    says: 'loisir*|passe temps|hobby|hobbies|temps libre|centres d interet|en dehors du travail|hors du travail|apres le travail|se detend*|sport*|musique|animaux|hors travail|ses week ends|quand elle ne travaille pas|se detendre',
  },
  reading: {
    question: 'Quels livres recommande {{owner}} ?',
    says: 'livre|livres|lit elle|lecture*|livre prefere|modele*|admire*|inspire*|inspiration|podcast recommand*|bouquin*',
  },
  'side-projects': {
    question: 'Quels projets personnels ou open source mène {{owner}} ?',
    says: 'projets personnels|projet personnel|open source|logiciel libre|logiciels libres|projets annexes|profil github|projets perso|projet perso|code public|contributions',
  },
}
