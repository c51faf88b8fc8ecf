// Ce que disent les visiteurs en dehors des questions : souhaits pour la page, bavardage, ce qui n’a pas sa place. Écrit comme cues.ts.
import type { Acts } from '../en/acts.ts'

export const acts: Acts = {
  go: 'va a|va aux|va au|aller a|aller aux|aller au|allez a|allez au|allez aux|defile*|scroll*|emmene moi|emmenez moi|amene moi|amenez moi|montre moi|montrez moi|montre|montrez|affiche*|ouvre|ouvrez|descends|descendez|je veux voir|je voudrais voir|voir|passe a|passer a|conduis moi|retourne|retour|remonte|saute a|navigue*|descendre|remonter|presente|fais voir|faites voir|afficher|montrer|ouvrir|fais defiler|liste',
  travel:
    'va a|va aux|va au|va a la|aller a|aller aux|aller au|allez a|allez au|allez aux|defile*|fais defiler|scroll*|emmene moi|emmenez moi|amene moi|amenez moi|descends|descendez|descendre|passe a|conduis moi|conduisez moi|retourne|remonte|remonter|saute a|navigue*|mene moi|guide moi|guidez moi|j aimerais aller|je voudrais aller|je veux aller|va voir|reviens|m amener|m emmener|me conduire|me mener|me ramener|dirige moi|dirigez moi|oriente moi',
  request: 'peux tu|pouvez vous|pourriez vous|pourrais tu|tu peux|vous pouvez|svp|stp',
  onPage: 'sur la page|sur cette page|sur le site',
  polite:
    'svp|stp|s il te plait|s il vous plait|peux tu|pouvez vous|pourriez vous|pourrais tu|tu peux|vous pouvez|jusqu a|jusqu au|jusqu aux|jusqu|jusque|section|partie|rubrique|page|la ou|je voudrais|j aimerais|je veux|sur une|sur la page|sur le site|graphique|diagramme|projet|projets de|etude de cas|moi|pro|merci|vers|en bas|bloc|zone|document|un peu|maintenant|fais|mets|lance|joue|pour moi|encore|j ai|si elle|si il|si',
  compare:
    'compar*|correspond|correspond elle|convient|colle|verifi*|si elle correspond|rapproche*|confront*|fais la comparaison',
  animate:
    'anime*|animer|surligne*|mets en evidence|mettre en evidence|mets en avant|met en valeur|mets en valeur|fais bouger|met en avant|souligne|faites bouger|illumine|animation|lance l animation|l animation|animations|faire bouger',
  start: 'lance*|demarre*|commence*|debute|joue|jouer|montre*|fais|faites|je veux|je voudrais|donne*|voir|faire',
  stop: 'arrete*|stop|termine*|quitte*|annule*|fin de|ferme*|interromp*|mets fin|assez|cesse*|pas de|plus de|ne … pas|coupe',
  guide:
    'guide moi vers|guide moi|guidez moi|conduis moi|conduisez moi|mene moi|accompagne moi|guide|guider|me guider|fais moi visiter|guide moi au|guide moi dans|emmene moi',
  want: 'envoie*|envoy*|envoyer|donne*|donner|puis je avoir|pourrais je|je voudrais|je veux|j aimerais|besoin|telecharg*|avoir|obtenir|recevoir|partage*|personnalise*|sur mesure|fais|faites|cree*|prepare*|genere*|svp|s il vous plait|s il te plait|pdf|imprim*|montre*|un exemplaire|transmet*|genere|etablis|veuillez',
  targetAbout:
    'a propos|section a propos|la presentation|partie a propos|rubrique a propos|profil|sa presentation|qui est elle|section sur elle|biographie',
  targetExperience:
    'experience|l experience|experiences|parcours|section experience|rubrique experience|experience professionnelle|le parcours|parcours pro|son parcours|ses postes|parcours professionnel|ses emplois|emplois',
  targetProjects:
    'etudes de cas|etude de cas|section projets|section etudes de cas|rubrique projets|les etudes de cas|partie projets',
  targetContact:
    'contact|le contact|formulaire de contact|formulaire|section contact|rubrique contact|coordonnees|page de contact|ou je peux lui ecrire|lui ecrire|la contacter|le contacter|lui envoyer un message|prendre contact',
  targetSkills:
    'competences|les competences|sa competences|section competences|aptitudes|savoir faire|graphique des competences|competence|ses competences',
  targetTimeline:
    'chronologie|frise|frise chronologique|ligne du temps|les postes|postes|timeline|la frise|carriere … chronologie|parcours … chronologie|carriere … frise|parcours … frise|ligne de temps|carriere … ligne du temps',
  targetProjectCards:
    'projets|les projets|tous les projets|ses projets|vos projets|tes projets|portfolio|realisations|cartes des projets|fiches projets|cartes de projets',
  targetTestimonials:
    'temoignages|temoignage|recommandations|avis|avis de ses collegues|avis des collegues|citations|references|ce que disent ses collegues|avis des clients|temoignages de ses collegues',
  targetAdvert:
    'offre d emploi|mon offre|notre offre|cette offre|annonce|cette annonce|fiche de poste|description de poste|notre poste|ce poste|mon annonce|notre annonce|offre de poste',
  targetCards:
    'cartes|cartes de projets|cartes des projets|fiches des projets|cartes projets|fiches projets|vignettes|fiches',
  targetTour:
    'visite|visite guidee|la visite|tour guide|tour du site|faire visiter|fais moi visiter|faites moi visiter|decouvrir le site|tour|guide du site|parcours guide|fais moi faire le tour|le tour|visiter le site',
  targetDemo: 'demo|demonstration|la demo|animations|les animations|la demonstration|effets',
  targetResume:
    'cv|curriculum vitae|curriculum|resume pdf|cv personnalise|cv sur mesure|son cv|votre cv|le cv|c v|un cv|un curriculum vitae',
  targetFit:
    'test d adequation|bonne personne pour nous|convient elle|conviendrait elle|adequation|correspond elle|evaluation d adequation|nous correspond|nous convient|bon profil pour|profil pour nous|compatibilite|faite pour nous|adaptee a notre|convient il|evaluer l adequation|correspond a notre|evaluation de compatibilite',
  targetWebsite:
    'mon site|notre site|ma page|notre page|site web|core web vitals|vitesse du site|performance du site|performances de mon|temps de chargement|lighthouse|performance web|un site|un site web|d un site|vitesse de mon site|ce site',
  measure: 'mesure*|analys*|test*|verifi*|audit*|a quelle vitesse|examin*|performances|vitesse|la vitesse|evalue*',
  targetCompanies:
    'entreprises|les entreprises|employeurs|societes|les employeurs|projet entreprise|projet d entreprise|entreprise',
  targetExpertise: 'domaines d expertise|expertise|domaines de competence',
  targetServices: 'services|les services',
  targetTop: 'haut de la page|haut de page|en haut|tout en haut|debut de la page',
  greeting:
    'bonjour|salut|bonsoir|coucou|hello|hey|bonne journee a vous|enchante*|re bonjour|rebonjour|bien le bonjour',
  thanks:
    'merci|merci beaucoup|merci bien|super|parfait|genial|grand merci|c est gentil|mille mercis|tres bien|compris|entendu|c est clair|utile|tres utile|ca m aide|interessant|formidable|bravo|excellent|c est note|top|cool|pour ton aide|pour votre aide|pour la reponse|bonne reponse',
  goodbye:
    'au revoir|a bientot|adieu|bonne journee|bonne soiree|bonne nuit|a plus|a plus tard|ciao|a la prochaine|salut a bientot',
  howAreYou: 'comment vas tu|comment allez vous|ca va|comment ca va|tu vas bien|vous allez bien|quoi de neuf',
  whoAreYou:
    'qui es tu|qui etes vous|es tu un robot|es tu un bot|es tu humain|es tu une ia|etes vous un robot|etes vous humain|etes vous une ia|etes vous une vraie personne|es tu une vraie personne|tu es une vraie personne|tu es un vrai humain|tu es humain|tu es un humain|tu es un robot|tu es un bot|tu es une ia|tu es une machine|vous etes une vraie personne|vous etes un robot|vous etes humain|vous etes une ia|est ce une vraie personne|c est une vraie personne|c est un robot|comment t appelles tu|tu t appelles comment|vous vous appelez comment|comment vous appelez vous|es tu chatgpt|etes vous chatgpt|quel modele|qui t a cree|qui vous a cree|parle je a un humain|je parle a un humain|je parle a un robot|es tu reel|c est un bot|est ce un robot|comment fonctionnes tu|d ou viennent tes|d ou viennent vos|puis je te faire confiance|puis je vous faire confiance|inventes tu|ton nom|votre nom|cette conversation est elle|enregistres tu|est ce un humain',
  whatCanYouDo:
    'que peux tu faire|que pouvez vous faire|aide|aide moi|aidez moi|que puis je demander|que puis je te demander|que sais tu|quelles questions|comment peux tu m aider|que dois je demander|a quoi sers tu|comment ca marche ici|des idees de questions|suggestions|que savez vous',
  insult:
    'bot nul|tais toi|la ferme|degage*|casse toi|pourri|poubelle|idiot*|imbecile*|cretin*|stupide*|con|conne|connard*|connasse|merde|debile*|ta gueule|ferme la|nul|nulle|inutile|salope|putain|abruti*|va te faire|encule*|bete',
  injection:
    'ignore tes|ignore toutes|ignore les|ignorez|oublie tes|oublie toutes|oubliez vos|prompt systeme|tes instructions|vos instructions|tes regles|fais semblant|fais comme si|tu es maintenant|joue le role|mot de passe|cle api|cle secrete|dis qu elle|dites qu elle|affirme qu|ecris qu elle|mode developpeur|repete apres moi|nouvelles instructions|confirme qu elle a un|avoue qu|ton prompt',
  offTopic:
    'meteo|temps fait il|temps fera t il|quel temps|pleuvoir|pleut|pleuvra|il fera beau|il va pleuvoir|neiger|blague*|poeme|recette*|capitale de|capitale du|president|football|cours de la bourse|cours du bitcoin|traduis|quelle heure|quel jour|horoscope|loto|sens de la vie|ecris moi un programme|ecris un programme|ecris du code|calcule|racine carree|2 2|chanson|chante|devoirs|coupe du monde|actualites|emmanuel macron|fibonacci',
  private:
    'quel age|age|anniversaire|nee|date de naissance|mariee|mari|epoux|compagnon|petit ami|enfants|famille|religion|religieu*|politique|parti politique|vote|sexuel*|enceinte|sa sante|etat de sante|sante mentale|en bonne sante|problemes de sante|sante fragile|malad*|handicap*|adresse personnelle|adresse privee|nationalite|celibataire|jolie|belle|poids|combien mesure|fortune|casier judiciaire|dettes|signe astrologique|parents|freres|soeurs|mere|pere|citoyennete',
}
