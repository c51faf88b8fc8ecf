// Wie auf Deutsch gefragt wird, nach wem auch immer. Wendungen sind durch | getrennt; * steht für jede Endung, … für Wörter dazwischen.
import type { cues as en } from '../en/cues.ts'

export const cues: Record<keyof typeof en, string> = {
  when: 'wann|in welchem jahr|in welchen jahren|welches jahr|in welchem zeitraum|von wann bis wann|zu welcher zeit|ab wann|bis wann|welcher zeitraum|welche jahre',
  sinceWhen:
    'seit wann|wie lange ist es her|wie lange her|wann zuletzt|zuletzt genutzt|zuletzt eingesetzt|zuletzt verwendet',
  where:
    'wo|woher|an welchen orten|in welchen stellen|bei wem|fur wen|bei welchen firmen|bei welcher firma|bei welchem unternehmen|bei welchen unternehmen|bei welchem arbeitgeber|bei welchen arbeitgebern|in welchem unternehmen|in welchen unternehmen|fur welche firmen|fur welche unternehmen|fur welches unternehmen|welche firma|welches unternehmen',
  howLong:
    'wie lange|wie viele jahre|wieviele jahre|wie viel jahre|wieviel jahre|wie viele monate|wieviel erfahrung|wie viel erfahrung|jahre erfahrung|dauer|wie lang|anzahl der jahre|jahre berufserfahrung|uber wie viele jahre',
  howMany: 'wie viele|wieviele|wie viel|anzahl|wie gross|welche grosse|grosse des|wie umfangreich',
  howMuch: 'um wie viel|um wieviel|wie stark|wie sehr|wieviel prozent|wie viel prozent|in welchem umfang|wie weit',
  how: 'wie|auf welche weise|wodurch|womit|erklar*|beschreibe wie|welche vorgehensweise|vorgehen|ging … vor|geht … vor|schritt fur schritt|welchen ansatz|mit welchen mitteln',
  why: 'warum|weshalb|wieso|wozu|aus welchem grund|der grund|grunde fur|weswegen|was sprach fur|begrundung|begrunde*|wofur|was war der grund|woran lag*|woran liegt|wie kam es dazu',
  what: 'was',
  which:
    'welche|welcher|welches|welchen|welchem|nenne|nennen sie|liste|auflisten|aufzahl*|zahle … auf|was fur|was noch|was alles|zeig mir alle|alle',
  who: 'wer|wem|wen|wessen',
  whether:
    'hat sie|kann sie|ist sie|war sie|kennt sie|konnte sie|arbeitet sie|arbeitete sie|beherrscht sie|spricht sie|gibt es|je|jemals|schon mal|schon einmal|ob|stimmt es|ist es wahr|stimmt das|irgendwelche|nutzt sie|nutzte sie|verwendet sie|benutzt sie|leitete sie|fuhrte sie|besitzt sie|verfugt sie|setzte sie|wurde sie|wird sie|hatte sie|versteht sie|macht sie|programmiert sie|nicht wahr|oder nicht',
  compare:
    'vergleich*|unterschied*|unterscheid*|versus|vs|gegenuber|im gegensatz zu|gegenubergestellt|besser in|mehr erfahrung|lieber|langer mit',
  or: 'oder',
  and: 'und|sowie|und auch|ausserdem',
  about:
    'erzahl*|uber|was ist mit|wie steht es um|wie sieht es mit|und was ist mit|beschreib*|geschichte|zusammenfassung|fasse|uberblick|einzelheiten|details zu|mehr uber|mehr zu|was weisst du|was ist|was war|was sind|was waren|infos zu|informationen zu|was kannst du|hintergrund zu|bericht*|was hat es mit',
  use: 'benutz*|nutz*|genutzt|verwend*|eingesetzt|einsetz*|setzt|setzte|einsatz|gearbeitet mit|arbeitet mit|arbeitet sie mit|umgang mit|erfahrung mit|erfahrung in|erfahrungen mit|erfahrungen in|erfahrung|erfahrungen|kenntnis*|kennt|kennt … aus|kannte|kann sie|vertraut mit|beherrscht*|programmier*|entwickelt in|geschrieben in|schreibt|praxis mit|ahnung von|fit in|bewandert|angewendet|angewandt|zu tun|gemacht mit|mit … gearbeitet|auskenn*|kennt sich|hantiert|beruhrung mit|know how|wissen uber|jahre mit|einzusetzen|ausgekannt',
  goodAt:
    'wie gut|wie sicher|wie fit|niveau|level|wie tief|wie versiert|wie fortgeschritten|wie kompetent|wie stark ist sie|einschatzung',
  work: 'gearbeitet|arbeit*|arbeitet|angestellt|beschaftigt|tatig|tatigkeit|angefangen bei|war bei|ist bei|stelle bei|job bei|zeit bei|jahre bei|begann bei|fing … an|eingestiegen|geblieben|blieb|dienst|mitarbeiter*|noch bei|war sie bei|ist sie bei|war sie beim|ist sie beim|angeheuert|gewechselt|wechselte|verbracht|anfing',
  leave:
    'warum hat sie … verlassen|warum verliess|warum ist sie … gegangen|warum ging sie|grund fur den wechsel|warum gewechselt|warum hat sie gekundigt|gekundigt|entlassen|gefeuert|kundigung|warum hat sie aufgehort|verlassen|verliess|weggegangen|warum hat sie gewechselt',
  dismissed: 'entlassen|gefeuert|rausgeworfen|rausgeflogen|kundigung|gekundigt worden',
  lead: 'leitet|leitete|geleitet|leitung|leiten|fuhrt|fuhrte|gefuhrt|fuhrung*|fuhren|vorgesetzt*|personalverantwortung|verantwortung fur mitarbeit*|chef*|management|manager*|teamleitung|leitend*|mitarbeiterfuhrung|fuhrungserfahrung|unterstellt',
  team: 'team|teams|leute|mitarbeit*|personen|kollegen|teamgrosse|gruppe|gruppen|mannschaft|belegschaft|teammitglieder|teamarbeit',
  built:
    'gebaut|baut|baute|bauen|aufgebaut|entworfen|entwarf|entwirft|entwickelt|entwickelte|umgesetzt|umsetz*|realisier*|erstellt*|geschaffen|konzipiert*|konstruiert*|aufbau|entstanden|implementier*|errichtet|eingefuhrt*|geliefert|ausgeliefert|aufgesetzt',
  do: 'getan|gemacht|tat|macht|tut|tun|machte|aufgabe*|zustandig*|verantwortlich*|geleistet|erreicht|bewirkt|beigetragen|tatigkeiten|leistet|passiert*|geschah|beitrag|aufgabenbereich',
  job: 'stelle|stellen|job|jobs|position|positionen|rolle|rollen|station|stationen|posten|arbeitsplatz|anstellung*|tatigkeiten|beschaftigung*|arbeitsverhaltnis*',
  company:
    'firma|firmen|unternehmen|arbeitgeber*|betrieb|betriebe|organisation|organisationen|gesellschaften|konzern|konzerne|arbeitete sie fur',
  career:
    'karriere|laufbahn|werdegang|berufsweg|lebenslauf kurz|beruflicher hintergrund|berufliche stationen|berufsleben|berufslaufbahn|vita|berufserfahrung|beruflich gemacht|in drei satzen|beruflicher werdegang|lebensweg|bisher gemacht',
  experienceTotal:
    'in der it|in der informatik|in der branche|jahre erfahrung|jahre berufserfahrung|berufserfahrung|berufsjahre|wie lange arbeitet sie schon|wie lange ist sie im beruf|im beruf|im geschaft|in der branche|erfahrung insgesamt|wie erfahren|berufstatig|wie lange arbeitet sie|wie lange hat sie gearbeitet|gesamterfahrung|jahre im beruf',
  title:
    'titel|beruf|berufsbezeichnung|funktion|was macht sie beruflich|was ist sie von beruf|womit verdient sie|rolle|position|als was|in welcher funktion|was macht sie|was arbeitet sie|in welcher rolle|von beruf|welche stelle hatte|als welche',
  technology:
    'technologie*|technik*|tech stack|stack|werkzeuge|tools|software|frameworks|technische kenntnisse|technisch|technologien|it kenntnisse|methoden|techstack|technische fahigkeiten',
  programmingLanguage:
    'programmiersprache*|programmieren … sprache*|programmierung … sprache*|sprache … programmier*|sprache … geschrieben|sprachen … geschrieben|coding sprachen|programmiert sie in welchen|in welchen sprachen programmiert|programmiert … sprache*|codet … sprache*|welche sprachen programmiert|programmierkenntnisse',
  database: 'datenbank*|datenspeicher|dbms',
  cloud: 'cloud|clouds|cloud anbieter|cloudanbieter|cloud plattform*|cloudplattform*|cloud provider|hyperscaler',
  project:
    'projekt|projekte|projekten|projekts|fallstudie*|case study|case studies|referenzprojekt*|arbeitsprobe*|portfolio|vorhaben|ki projekte|ml projekte|beispiele ihre arbeit|ki und ml projekte|ki ml projekte|ki projekten',
  result:
    'ergebnis*|erfolg|erfolge|wirkung|auswirkung*|resultat*|errungenschaft*|nutzen|gebracht|verbessert*|verbesserung*|kennzahl*|zahlen|messbar*|leistungen|was kam heraus|herausgekommen|erreicht|effekt*|mehrwert|leistungsergebnisse|vorteile|wert gebracht|was brachte|gewinn',
  best: 'grosste*|beste*|wichtigste*|eindrucksvollste*|beeindruckendste*|starkste*|bedeutendste*|hochste*|erfolgreichste*|besten|highlight*',
  challenge:
    'herausforderung*|problem*|schwierig*|schwer|schwerste*|hurde*|hindernis*|ausgangslage|ausgangssituation|was war das problem|knifflig|vertrackt|haken|missstand',
  solution:
    'losung*|gelost|lost|loste|losen|ansatz|bewaltig*|uberwunden|behoben|behebt|funktioniert*|wie geht das|wie wurde das gemacht|wie hat sie das gemacht|wie lief das|herangehensweise|angegangen|in den griff',
  decision:
    'entscheid*|entschied*|entschieden|wahl|gewahlt|wahlte|ausgewahlt|alternative*|verworfen|abwagung*|kompromiss*|statt|anstatt|anstelle|stattdessen|vorgezogen|bevorzugt|ausgeschlossen|und nicht',
  architecture:
    'zeichne|zeichnen|zeichnet|skizzier*|male mir|architektur*|diagramm*|zeichnung|aufbau|systemdesign|bauplan|bausteine|komponenten|systemarchitektur|technische architektur|schaubild|struktur|aufgebaut|systemdiagramm|systementwurf',
  skill:
    'fahigkeit*|kompetenz*|kenntnisse|konnen|qualifikation*|schwerpunkt*|fachgebiet*|spezialgebiet*|spezialisier*|expertise|skills|kernkompetenz*|talente|was kann sie|fachwissen|know how|expertin|experte|themengebiet*|fachlich',
  education:
    'ausbildung*|studium|studiert*|studier*|abschluss*|universitat*|hochschule*|uni|diplom*|bachelor*|master|doktor*|promotion|promoviert*|schule|akademisch*|lehre|bildungsweg|studienfach|bildung|abitur|akademiker*|phd|titel einer|gelernt hat|fh',
  certificate:
    'zertifikat*|zertifizier*|bescheinigung*|lizenz*|zulassung*|nachweis*|akkreditier*|urkunde*|weiterbildungsnachweis*|approbation',
  spokenLanguage:
    'sprachen|sprache|spricht|sprechen|fremdsprache*|muttersprache|muttersprachler*|fliessend|sprachkenntnisse|mehrsprachig|zweisprachig|verstandigen',
  publication:
    'veroffentlich*|publikation*|publizier*|artikel|aufsatz|aufsatze|paper|fachartikel|buch geschrieben|autor*|geschrieben fur|blog|blogs|beitrage|fachbuch|verfasst',
  talk: 'vortrag|vortrage|vortragen|konferenz*|keynote*|referent*|referiert|podcast*|redner*|rednerin|prasentation*|gesprochen auf|spricht auf|auf der buhne|tagung*',
  award:
    'auszeichnung*|preis gewonnen|preise gewonnen|ausgezeichnet|award*|ehrung*|gewonnen|gewann|pramiert|medaille|preistrager*|preise',
  volunteering:
    'ehrenamt*|freiwillig*|gemeinnutzig*|pro bono|wohltatig*|engagier*|engagement ausserhalb|verein|vereine',
  service:
    'leistung|leistungen|dienstleistung*|angebot*|bietet|anbieten|beratung*|beraten|berat|fur uns tun|service*|helfen|unterstutz*|beauftrag*|buchen|was kann sie fur',
  availability:
    'verfugbar*|frei|zu haben|offen fur|neues offen|was neues|etwas neues|auf jobsuche|sucht sie arbeit|sucht sie eine stelle|kapazitat*|neue projekte an|auftrage an|nimmt sie noch|anfangen bei uns|bei uns anfangen|einsteigen|wechselwillig|neue stelle|wann konnte sie anfangen|ubernimmt sie|auf der suche',
  location:
    'wohnt|wohnort|arbeitsort|dienstort|lebt|ansassig|standort|sitzt|zuhause|wo ist sie|in welcher stadt|welche stadt|in welchem land|zeitzone|wohnhaft|beheimatet|daheim',
  country: 'land|lander|landern|ausland|international*|staaten',
  abroad: 'ausland|im ausland|in anderen landern|in einem anderen land|auslandserfahrung*|auslands*',
  industry: 'branche*|sektor*|industrie|industrien|wirtschaftszweig*|geschaftsfeld*|domane*',
  contact:
    'kontakt*|erreichen|erreichbar|erreiche ich|e mail|email|mail|mailadresse|telefon*|anruf*|anrufen|schreiben|linkedin|github|webseite von|sprechen mit|treffen|termin*|gesprach vereinbaren|profil|nachricht|in verbindung|ansprechen|adresse',
  hiring:
    'stelle anbieten|stelle besetzen|stellenangebot*|jobangebot*|einstellen|einzustellen|anstellen|festanstellung|recruit*|bewerbungsgesprach|vorstellungsgesprach|personalvermittl*|headhunter*',
  testimonial:
    'referenz*|empfehl*|empfiehlt|was sagen|sagen andere|sagen kollegen|sagen kunden|meinung* uber|ruf|zitat*|beurteil*|halten von|stimmen uber|bewertung*|lob|denken andere|denken kollegen|sagt uber|sagt … uber sie|fruhere chefs|vorgesetzte sagen|stimmen',
  interest: 'hobby*|hobbys|freizeit|privat|interessen|feierabend|ausserhalb der arbeit|neben der arbeit|steckenpferd',
  quantity: 'nutzer*|benutzer*|anwender*|kunden|anfragen|transaktionen|menge|umfang|last|volumen|skal*',
  speed:
    'schnell*|geschwindigkeit|latenz*|antwortzeit*|reaktionszeit*|langsam*|dauert|tempo|sekunden|millisekunden|performant|ladezeit*',
  cost: 'kosten|kostet|kostete|gekostet|gunstig*|teuer|gespart|einsparung*|ersparnis*|sparen|budget|ausgaben',
  measure: 'quote|genauigkeit|genau|zuverlassig*|ausfallzeit|fehlerrate|qualitat von|treffsicher*|ausfall*',
  first:
    'erste|ersten|erster|erstes|zuerst|anfang|begonnen|angefangen|karrierestart|berufseinstieg|fruheste*|anfange|begann|startete|einstieg',
  last: 'letzte|letzten|letzter|letztes|zuletzt|vorige*|vorherige*|fruhere*|ehemalige*|jungste|neueste',
  current: 'aktuell*|derzeit*|zurzeit|momentan*|jetzt|heute|heutige*|gegenwartig*|im moment|gerade|noch|jetzige*',
  longest: 'langsten|am langsten|langste|meiste zeit|die langste',
  shortest: 'kurzesten|am kurzesten|kurzeste|die kurzeste',
  all: 'alle|alles|samtliche*|jede*|insgesamt|komplett*|vollstandig*|gesamte*|ganze*|liste',
  before: 'vor|vorher|davor|zuvor|bevor|vorangegangen',
  after: 'nach|danach|nachher|anschliessend|spater|im anschluss|nachdem',
  next: 'dann|wie ging es weiter|was kam dann|weiter',
  other: 'andere*|anderswo|noch|sonst|weitere*|ausser|ausserdem|zusatzlich*',
  not: 'nicht|nie|niemals|kein*|ohne|fehlt*|fehlen|mangel*|nichts|noch nie|lucke*',
  only: 'nur|bloss|lediglich|ausschliesslich',
  people:
    'leute|personen|menschen|mitarbeit*|kollegen|entwickler*|ingenieur*|pflegekrafte|beschaftigte*|angestellte*|fachkrafte|kopfe|untergebene*|mitglieder|studierende*|lernende*',
  there:
    'dort|da|in dieser stelle|in dieser position|bei dieser firma|bei diesem unternehmen|in diesem job|dieses unternehmen|diese firma|in dieser rolle|dabei|hierbei|diese stelle|damals',
  it: 'es|das|dies|diese*|dessen|davon|damit|dazu|daran|darauf|dafur|darin|hierfur|daruber|dieses projekt|das projekt|das system|das erste|letzteres|ersteres|deren|dasselbe|der plattform',
  backThen: 'damals|zu der zeit|in dieser zeit|in jenen jahren|wahrenddessen',
  more: 'mehr|mehr dazu|weiter|erzahl mehr|mehr details|genauer|ausfuhrlicher|noch etwas|und weiter|noch mehr|mehr daruber|weitere einzelheiten|mach weiter|was noch',
  yes: 'ja|ja bitte|gern|gerne|jawohl|klar|okay|ok|bitte|na klar|unbedingt|ja gern|ja gerne|sicher|mach das',
  no: 'nein|nein danke|nee|lieber nicht|jetzt nicht|danke nein',
  second: 'die zweite|das zweite|der zweite|zweitens|nummer zwei|zweite|zweiten',
  third: 'die dritte|das dritte|der dritte|nummer drei|dritte|dritten',
  firstOne: 'die erstgenannte|das erstgenannte|nummer eins|ersteres|erstere|die erste davon',
  lastOne: 'letzteres|letztere|die letztgenannte|die letzte davon|das letztgenannte',
  shorter:
    'kurz|kurzer|in kurze|in einem satz|kurzfassung|zusammengefasst|knapp|kurz gesagt|in wenigen worten|kompakt|kurzprofil|in kurzform|in wenigen satzen',
  owner:
    'sie|ihre|herself|die inhaberin|diese person|die kandidatin|der kandidat|bewerber*|diese frau|dieser mann|die person|inhaber*',
  who_is:
    'wer ist sie|wer ist das|wer ist die|stell sie vor|stelle sie vor|vorstellen|wer ist die inhaberin|uber sie|wessen seite|was ist das fur eine seite|kurzprofil|steckbrief|uber die person|mit wem habe ich es zu tun|wer steckt hinter',
  generic:
    'system|plattform|platform|projekt|anwendung|app|programm|werkzeug|dienst|service|losung|transformation|initiative|zur|zum|fur|der|die|das|und|von|im|in|des',
  at: 'bei|beim|fur',
  filler:
    'bitte|mal|doch|eigentlich|wirklich|genau|so|nun|na|hallo|hi|hey|guten tag|danke|ein bisschen|etwas|einmal|denn|eben|gerne|gern|mir|mich|uns|unser|unsere|ich|wir|du|euch|haben|hat|hatte|hatten|hast|habe|sein|ist|sind|war|waren|wird|werden|wurde|wurden|worden|geworden|konnen|konnte|konnten|kann|kannst|soll|sollte|sollten|muss|musste|darf|wurden|wurde|mochte|mochten|will|wollen|wissen|sagen|sag|sage|gib|geben|gibt|zeig|zeige|zeigen|nennen|nenn|beispiel|beispiele|beispielsweise|konkret*|praktisch*|praxis|praktische|professionell|beruflich|tief*|fundiert*|gross|grosse|grosser|grossen|gut|gute|guten|guter|viel|viele|vielen|ganz|sehr|ziemlich|besonders|hauptsachlich|vor allem|eher|uberhaupt|allgemein|dinge|sachen|thema|themen|bereich|bereiche|zeit|zeiten|jahr|jahre|jahren|lang|lange|letztlich|art|arten|weise|teil|teile|fall|falle|rahmen|bezug|hinsichtlich|bezuglich|betrifft|schon|auch|nur|selbst|eigene*|jeweils|bzw|usw|herr|frau|dr|seite|webseite|website|frage|fragen|antwort|interessier*|neugierig|horen|lesen|sehen|schauen|denken|meinen|glauben|nachweis|belege|fakten|gekommen|kommen|kommt|kam|geht|ging|gegangen|gab|gegeben|bekommen|nehmen|nimmt|genommen|brachte|bringen|bringt|heisst|bedeutet|satz|satze|satzen|wort|worten|insbesondere|verschiedene*|einig*|paar|los|stark|starke|neu|neue|neuen|richtig|tatsachlich|personlich|ungefahr|circa|etwa|vielleicht|leben|tag|sorry|warte|nochmal|januar|ende|mitte',
  since: 'seit|ab|von',
  until: 'bis',
  beforeYear: 'vor|bis|fruher als|vor dem jahr',
  afterYear: 'nach|spater als|nach dem jahr',
  between: 'zwischen|von',
  ago: 'vor',
  lastYears: 'letzten|vergangenen|letzte',
  years: 'jahre|jahren|jahr',
  // Asks what somebody thinks of a matter, or would promise.
  judgement:
    'halten sie von|hält sie von|hält er von|hältst du von|haltet ihr von|denken sie über|denkst du über|denkt sie über|denkt er über|meinung zu|meinung über|stehen sie zu|stehst du zu|haltung zu|garantieren sie|garantierst du|garantiert uns|garantiert mir|können … garantieren|kann … garantieren|kannst … garantieren|garantieren dass|versprechen sie|versprechen dass|versichern dass',
  thisYear: 'dieses jahr|in diesem jahr|heuer',
  lastYear: 'letztes jahr|im letzten jahr|vergangenes jahr|voriges jahr|vorjahr',
  decade: 'er',
}
