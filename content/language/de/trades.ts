// What adverts and careers of many trades speak of in German: ways to say the same, parted by |.
import type { TradeWords } from '#content/language/vocabulary/trade-concepts.ts'

export const trades: TradeWords = {
  'ai-architecture':
    'KI-Architektur|KI-Architekturen|AI-Architektur|KI-Plattform|KI-Plattformen|AI-Plattformen|Architektur von KI-Systemen|KI-Architekt|AI Architect',
  ai: 'KI|AI|künstliche Intelligenz|künstlicher Intelligenz|künstlichen Intelligenz|KI-Systeme|KI-Systemen|KI-Lösungen|KI-Anwendungen|KI-Assistenten|Chatbots',
  llm: 'LLM|LLMs|Large Language Models|Sprachmodelle|Sprachmodellen|große Sprachmodelle|großen Sprachmodellen|generative KI|generativer KI|generativen KI|GenAI|Generative AI|GPT',
  rag: 'RAG|Retrieval Augmented Generation|Vektorsuche|Vektordatenbank|Vektordatenbanken|semantische Suche|semantischer Suche|Embeddings',
  'machine-learning':
    'Machine Learning|maschinelles Lernen|maschinellem Lernen|maschinellen Lernens|ML|ML-Modelle|ML-Modellen|Machine-Learning-Modelle|Machine-Learning-Modellen|prädiktive Modelle',
  mlops:
    'MLOps|ML-Plattform|ML-Plattformen|ML-Pipelines|Modelle produktiv|Modelle in Produktion|Modellen in Produktion|Modelle in den Betrieb|Modellbetrieb|Produktivsetzung von Modellen|Modell-Lebenszyklus|Modellregister',
  'model-monitoring':
    'Modellüberwachung|Modell-Monitoring|Drift-Erkennung|Drifterkennung|Drift|Überwachung von Modellen',
  'model-evaluation':
    'Modellevaluation|Evaluation von Modellen|Evaluierung von Modellen|Bewertung von Modellen|LLM-Evaluierung|Evaluierung',
  'model-serving': 'Model Serving|Inferenz|Bereitstellung von Modellen|Modellbereitstellung',
  'feature-store': 'Feature Store|Feature Stores',
  forecasting:
    'Prognosemodelle|Prognosemodellen|Absatzprognosen|Bedarfsprognosen|Forecasting|Empfehlungssysteme|Empfehlungssystemen',
  'fraud-detection': 'Betrugserkennung|Betrugsprävention|Fraud Detection|Betrug',
  explainability: 'erklärbare KI|erklärbarer KI|Erklärbarkeit|Explainable AI|XAI',
  'prompt-security': 'Prompt Injection|KI-Sicherheit|Prompt-Injection',
  'predictive-maintenance': 'vorausschauende Wartung|vorausschauender Wartung|Predictive Maintenance',
  infrastructure:
    'Infrastruktur|Infrastrukturen|IT-Infrastruktur|IT-Infrastrukturen|Infrastrukturerfahrung|Infrastrukturbetrieb|Infrastrukturthemen|Serverinfrastruktur|Server-Infrastruktur|Infrastructure|Infrastructure Engineering|Infrastructure Engineer',
  cloud:
    'Cloud|Cloud-Architektur|Cloud-Architekturen|Cloudarchitektur|Cloud-Plattform|Cloud-Plattformen|Cloud-Infrastruktur|Cloud-Infrastrukturen|Cloud-Umgebungen|Cloud-Technologien|Public Cloud|Cloud Computing|Cloud-native|Cloud-Anbieter|Cloud-Provider|Hyperscaler|Cloud-Dienste',
  'cloud-migration':
    'Cloud-Migration|Cloud-Migrationen|Migration in die Cloud|Migrationen in die Cloud|Umzug in die Cloud|Cloud-Transformation',
  'infrastructure-as-code': 'Infrastructure as Code|Infrastruktur als Code|IaC',
  'container-orchestration':
    'Container-Orchestrierung|Containerorchestrierung|Container-Plattformen|Container-Technologien|Container|Containerisierung',
  delivery:
    'CI/CD|Continuous Integration|Continuous Delivery|Continuous Deployment|DevOps|Deployment-Pipelines|Build-Pipelines|Platform Engineering|automatisierte Auslieferung',
  gitops: 'GitOps',
  'canary-releases': 'Canary Releases|Canary Deployments|Canary-Releases',
  reliability:
    'Site Reliability Engineering|SRE|Rufbereitschaft|Hochverfügbarkeit|hochverfügbare Systeme|hochverfügbarer Systeme|hochverfügbare|hochverfügbarer|Ausfallsicherheit|Betriebssicherheit|Incident Management|Bereitschaftsdienst für Systeme',
  'disaster-recovery':
    'Disaster Recovery|Notfallwiederherstellung|Wiederherstellung|Backup und Recovery|Datensicherung',
  'cost-control':
    'Kosten gesenkt|Kosten je|Kosten pro|senkte die Kosten|Kostenoptimierung|Cloud-Kosten|FinOps|Kostensteuerung|Kostenkontrolle von Cloud',
  performance:
    'niedrige Latenz|niedriger Latenz|geringe Latenz|geringer Latenz|hohe Last|hoher Last|Hochlast|hoher Durchsatz|Performance-Optimierung|Performanceoptimierung|Skalierbarkeit|Lasttests',
  architecture:
    'Softwarearchitektur|Software-Architektur|Softwarearchitekturen|Lösungsarchitektur|Lösungsarchitekturen|Systemarchitektur|Systemarchitekturen|IT-Architektur|IT-Architekturen|Systementwurf|Systemdesign|Architektur-Reviews|Architekturreviews|Architekturberatung|technische Architektur|technischer Architekturen|Architektur|Architekturen',
  'architecture-decisions':
    'Architekturentscheidungen|Architekturentscheidung|technische Entscheidungen|technischer Entscheidungen|ADR|ADRs|Architecture Decision Records',
  'distributed-systems': 'verteilte Systeme|verteilten Systemen|verteilter Systeme|verteilte Architekturen',
  streaming:
    'Stream Processing|Streaming|Datenströme|Datenströmen|Stream-Verarbeitung|Streamverarbeitung|Echtzeitverarbeitung|Echtzeitdaten|Echtzeit-Datenverarbeitung|Event-Streaming|ereignisgesteuerte Architekturen|ereignisgesteuerten Architekturen|eventgetriebene|eventgetriebenen Architekturen|Event-getriebene|Event-getriebenen Architekturen|ereignisgetriebene|Event-Driven',
  telemetry: 'Telemetrie|IoT|Sensordaten|Zeitreihen',
  'data-engineering':
    'Data Engineering|Datenpipelines|Daten-Pipelines|Datenplattform|Datenplattformen|Dateninfrastruktur|Datenverarbeitung|Big Data|Data Lake|Datenarchitektur',
  'data-science': 'Data Science|Data Scientists|statistische Modelle|Datenwissenschaft',
  'data-quality': 'Datenqualität|Data Governance',
  'a-b-tests': 'A/B-Tests|A/B-Testing|Experimente',
  databases: 'relationale Datenbanken|relationalen Datenbanken|SQL-Datenbanken|Datenbanken|Datenbank|Datenbankdesign',
  security:
    'IT-Sicherheit|Informationssicherheit|Cloud-Sicherheit|Cloud-Security|Sicherheitsarchitektur|Anwendungssicherheit|Security|Bedrohungsmodelle|Bedrohungsanalysen|Threat Modeling|Zero Trust|sichere Systeme|Security by Design',
  'access-rights':
    'Zugriffsrechte|Zugriffskontrolle|Berechtigungskonzepte|Berechtigungen|Autorisierung|IAM|Identity and Access Management',
  'software-development':
    'Softwareentwicklung|Software-Entwicklung|Software Engineering|Programmierung|Programmiersprache|Programmiersprachen|Programmierkenntnisse|IT|IT-Branche|Informationstechnik|Softwareentwickler',
  backend: 'Backend|Backend-Entwicklung|Backendentwicklung|Backend-Diensten|serverseitige Entwicklung',
  frontend:
    'Frontend|Frontend-Entwicklung|Frontendentwicklung|Frontend-Architektur|Webentwicklung|Webanwendungen|Web-Anwendungen|Benutzeroberflächen|Weboberflächen|Single-Page-Anwendungen',
  accessibility: 'Barrierefreiheit|barrierefreie Oberflächen|barrierefreier|barrierefreie',
  'web-performance':
    'Ladezeit|Ladezeiten|erste Ladung|Seitenaufbau|Web-Performance|Webperformance|Core Web Vitals|Ladezeiten|Ladezeit|Bundle-Größe',
  'automated-tests':
    'automatisierte Tests|automatisierten Tests|automatisiertes Testen|Testautomatisierung|Unit-Tests|Unit Tests|testgetriebene Entwicklung|testgetriebener Entwicklung|TDD',
  'code-reviews': 'Code-Reviews|Code Reviews|Codereviews',
  'team-leadership':
    'Führungserfahrung|Teamführung|Teamleitung|leitende Position|Führungsposition|Teams geführt|Team geführt|Teams geleitet|Personalverantwortung|Personalführung|Mitarbeiterführung|Führung von Teams|Führung eines Teams|Leitung von Teams|Leitung eines Teams|Führung von Entwicklungsteams|fachliche Führung von Teams|disziplinarische Führung|Führungskompetenz|Führungsverantwortung|Führung|Leitung',
  'technical-leadership':
    'technische Führung|technischen Führung|technischer Führung|fachliche Führung|fachlichen Führung|technische Leitung|technischen Leitung|Technologiestrategie|technische Strategie|technische Ausrichtung|Tech Lead',
  mentoring: 'Mentoring|Mentor|Coaching|Anleitung von Entwicklern|Förderung von Entwicklern',
  consulting: 'Beratung|Beratungserfahrung|Consulting|Kundenberatung|Beratungsprojekte',
  logistics: 'Logistik|Logistikbranche|Lieferkette|Supply Chain|Spedition',
  retail: 'Einzelhandel|Handel|Lebensmittelhandel|Retail',
  payments: 'Zahlungsverkehr|Zahlungssysteme|Zahlungssystemen|Kartenzahlungen|Fintech|Finanzdienstleistungen|Payment',
  energy: 'Energiebranche|Energiewirtschaft|Windenergie|erneuerbare Energien|erneuerbaren Energien|Energieversorger',
  media: 'Medienbranche|Verlagswesen|Verlag|Nachrichtenportale|Verlage',
  travel: 'Reise|Reisen|Reisebranche|Reisebranche|Tourismus|Touristik|Buchungsplattformen',
  career:
    'Berufserfahrung|Erfahrung|Erfahrungen|Berufspraxis|vergleichbare Position|vergleichbaren Position|ähnlichen Position',
  communication:
    'erklären|erklärt|Kommunikation|Kommunikationsstärke|kommunikationsstark|Kommunikationsfähigkeit|Präsentation|Präsentationsstärke|überzeugendes Auftreten|verständlich erklären|verständlich vermitteln',
  stakeholders:
    'Stakeholder|Stakeholdern|Stakeholder-Management|Fachbereiche|Fachbereichen|Geschäftsleitung|Management-Ebene|Vorstand',
  teamwork:
    'Teamfähigkeit|teamfähig|Teamgeist|Teamplayer|im Team|Zusammenarbeit|Kooperation|interdisziplinär|interdisziplinären|bereichsübergreifend|Teamarbeit',
  location: 'Standort|Wohnsitz|Wohnort|vor Ort in|Arbeitsort|Umzug nach|Präsenz in|Büro in',
  character:
    'motiviert|Motivation|Eigeninitiative|Eigenmotivation|engagiert|Engagement|flexibel|Flexibilität|zuverlässig|Zuverlässigkeit|zuverlässige Arbeitsweise|belastbar|Belastbarkeit|analytisch|analytisches Denken|analytisches Denkvermögen|strukturierte Arbeitsweise|selbstständig|selbstständige Arbeitsweise|selbständige|eigenständige|sorgfältig|Sorgfalt|Organisationstalent|Lernbereitschaft|Empathie|Einfühlungsvermögen|freundlich|freundliches Auftreten|Kreativität|kreativ|Problemlösung|lösungsorientiert|Verantwortungsbewusstsein|Verantwortungsbewusst|Hygienebewusstsein|Geduld|Durchsetzungsvermögen|Hands-on-Mentalität|Denkweise|Neugier|neugierig',
  methods: 'agil|agile|agile Methoden|agilen Methoden|agilen Umfeld|Scrum|Kanban|SAFe',
  'spoken-languages':
    'Deutschkenntnisse|Englischkenntnisse|Deutsch|Englisch|Französisch|Spanisch|Italienisch|Chinesisch|Japanisch|Dänisch|verhandlungssicher|verhandlungssicheres|fließend|fließende|Muttersprache|muttersprachlich|Sprachkenntnisse|Fremdsprachen',
  degrees:
    'Studium|Hochschulstudium|Informatikstudium|Masterstudium|abgeschlossenes Studium|Ausbildung|Berufsausbildung|abgeschlossene Ausbildung|Bachelor|Masterabschluss|Hochschulabschluss|Universitätsabschluss|Diplom|Promotion|Abitur|Schulabschluss|Meisterbrief|Meistertitel|Gesellenbrief|Weiterbildung zum|Weiterbildung zur|Fachweiterbildung',
  certificates:
    'Zertifizierung|Zertifizierungen|Zertifikat|Zertifikate|zertifiziert|Examen|examiniert|examinierte|Berufserlaubnis|Approbation|staatlich anerkannt',
  permits:
    'Führerschein|Führerscheinklasse|Arbeitserlaubnis|Sicherheitsüberprüfung|Staatsangehörigkeit|Führungszeugnis|Impfschutz|Masernschutz|Gesundheitszeugnis',
  conditions:
    'Reisebereitschaft|Schichtdienst|Schichtarbeit|Schichtbereitschaft|Nachtdienst|Nachtschicht|Wochenenden|Wochenenddienst|Wochenendarbeit|Gehaltsvorstellung|frühen Morgenstunden|Frühaufsteher|Vollzeit|Teilzeit|Eintrittstermin|körperlich|körperliche Belastbarkeit|Homeoffice|remote|Dienstreisen',
  'application-security':
    'Anwendungssicherheit|Application Security|Produktsicherheit|sichere Softwareentwicklung|AppSec',
  'cloud-security': 'Cloud-Sicherheit|Cloud Security|Absicherung der Cloud',
  'penetration-testing': 'Penetrationstests|Penetrationstest|Pentest|Pentests|offensive Sicherheit|Red Team',
  'threat-modelling': 'Bedrohungsmodellierung|Bedrohungsmodelle|Bedrohungsanalyse|Threat Modeling',
  'incident-response': 'Incident Response|Sicherheitsvorfälle|Sicherheitsvorfall|Vorfallbearbeitung',
  forensics: 'Forensik|forensische Analyse',
  identity: 'Identitätsmanagement|Single Sign-on|Passkeys|Authentifizierung|Anmeldung|Anmeldesysteme',
  compliance: 'Compliance|regulatorische Anforderungen|Regulatorik|Audits',
  'risk-management': 'Risikomanagement|Risikoregister|Risikobewertung|Risikoanalyse',
  'bug-bounty': 'Bug Bounty|Bug-Bounty-Programm|Meldung von Schwachstellen',
  'supply-chain-security': 'Sicherheit der Lieferkette|Software-Lieferkette|SBOM|SLSA|signierte Builds',
  design: 'Gestalter|Gestalterin|Designer|Designerin|Designarbeit|digitales Design|Designteam|Designorganisation',
  'product-design': 'Produktdesign|Produktdesigner|Produktdesignerin|Product Design|Product Designer',
  'executive-roles':
    'Leiter der|Leiterin der|Leitung der Abteilung|Geschäftsführung|CISO|CTO|CEO|CFO|Vorstand|Direktor|Direktorin|Bereichsleitung',
  'interaction-design':
    'Interaktionsdesign|Interaction Design|Interface-Design|Oberflächengestaltung|UI-Design|UI Design',
  'user-experience': 'User Experience|UX|UX-Design|Nutzererlebnis|Usability|Benutzerfreundlichkeit',
  'visual-design': 'Grafikdesign|Grafik|visuelles Design|visuelle Gestaltung|Buchgestaltung',
  'design-systems': 'Designsystem|Designsysteme|Design-System|Komponentenbibliothek|Design Tokens',
  'user-research': 'Nutzerforschung|User Research|Nutzerinterviews|UX-Research|Tagebuchstudien',
  'usability-tests': 'Usability-Tests|Usability-Test|Nutzertests|Nutzertest',
  prototyping: 'Prototyping|Prototypen|Prototyp|Wireframes',
  typography: 'Typografie|Typographie|Schriftgestaltung|Schriften|Schriftsatz',
  illustration: 'Illustration|Illustrationen',
  branding: 'Branding|Markengestaltung|Corporate Design|Markenauftritt',
  'service-design': 'Service Design|Service Blueprints|Customer Journeys',
  'plain-language': 'einfache Sprache|Leichte Sprache|UX-Texte|Microcopy|verständliche Texte',
  nursing:
    'Pflege|Krankenpflege|Pflegefachkraft|Pflegefachkräfte|Pflegefachfrau|Pflegefachmann|Gesundheits- und Krankenpflege|Pflegekräfte',
  'intensive-care': 'Intensivpflege|Intensivstation|Intensivmedizin',
  'emergency-care': 'Notaufnahme|Notfallmedizin|Notfallpflege|Triage|Rettungsdienst',
  'elderly-care': 'Altenpflege|Seniorenpflege|Pflegeheim|Geriatrie|Demenz',
  'palliative-care': 'Palliativpflege|Palliative Care|Hospiz|Sterbebegleitung',
  paediatrics: 'Pädiatrie|Kinderkrankenpflege|Kinderheilkunde|Neonatologie',
  'wound-care': 'Wundversorgung|Wundmanagement|Verbandswechsel',
  medication: 'Medikamentengabe|Arzneimittelsicherheit|Medikamente',
  'infection-control': 'Infektionsschutz|Hygienemanagement|Krankenhaushygiene',
  'patient-safety': 'Patientensicherheit|Sepsis|sich verschlechternde Patienten',
  'clinical-education':
    'Praxisanleitung|Praxisanleiter|Praxisanleiterin|Pflegepädagogik|klinische Lehre|Lehre in der Pflege|Pflegeausbildung',
  'simulation-training': 'Simulation|Simulationstraining|Simulationszentrum|Debriefing|Nachbesprechung',
  'quality-improvement': 'Qualitätsverbesserung|PDSA|Verlaufsdiagramme|Verbesserungsprojekt|Verbesserungsprojekte',
  physiotherapy: 'Physiotherapie|Physiotherapeut|Physiotherapeutin|Rehabilitation',
  psychotherapy: 'Psychotherapie|Psychotherapeut|Psychotherapeutin',
  teaching: 'Lehre|Unterricht|unterrichten|Lehrerfahrung|Dozent|Dozentin|Lehrauftrag|Lehrkraft|Schulungen',
  curriculum: 'Curriculum|Lehrplan|Lehrpläne|Curriculumentwicklung|Modulentwicklung',
  assessment: 'Prüfungen|Prüfungswesen|OSCE|Leistungsbewertung',
  'e-learning': 'E-Learning|Lernplattform|Online-Kurse|Onlinekurse',
  publications: 'Veröffentlichungen|Veröffentlichung|Publikationen|Publikation|begutachtete Artikel|Fachartikel',
  prizes: 'Auszeichnungen|Auszeichnung|Preise|Wettbewerbserfolge|Wettbewerbspreise|prämiert',
  volunteering: 'Ehrenamt|ehrenamtlich|ehrenamtliches Engagement|ehrenamtliche Tätigkeit|Freiwilligenarbeit',
  research: 'Forschung|Forscher|Forscherin|wissenschaftliches Arbeiten|Forschungsprojekte',
  statistics: 'Statistik|statistische Auswertung|statistische Methoden|Datenauswertung',
  fundraising: 'Fördermittel|Drittmittel|Fundraising|Förderanträge|Förderung eingeworben',
  'climate-science': 'Klimaforschung|Klimamodelle|Klimamodellierung|Klimawissenschaft',
  'remote-sensing': 'Fernerkundung|Satellitendaten|Erdbeobachtung',
  'laboratory-work': 'Laborarbeit|Labor|Labortechnik',
  'field-work': 'Feldarbeit|Feldforschung|Expeditionen|Geländearbeit',
  carpentry: 'Zimmerei|Zimmerer|Zimmerin|Zimmermann|Zimmerhandwerk|Zimmermeister|Zimmermeisterin|Zimmererhandwerk',
  joinery: 'Schreinerei|Schreiner|Schreinerin|Tischlerei|Tischler|Tischlerin|Möbelbau|Holzbearbeitung|Innenausbau',
  'timber-construction': 'Holzbau|Holzrahmenbau|Fachwerk|Holzkonstruktion|Holzkonstruktionen|Abbund',
  roofing: 'Dachdecker|Dachstuhl|Dachstühle|Dachbau|Dacharbeiten|Dachsanierung',
  restoration: 'Denkmalpflege|Restaurierung|Altbausanierung|Sanierung|denkmalgeschützt|Restaurator|Restauratorin',
  construction: 'Baustelle|Baustellen|Bauwesen|Bauhandwerk|Baugewerbe|Hochbau|Bau',
  'site-management': 'Bauleitung|Bauleiter|Bauleiterin|Polier|Polierin|Baustellenleitung',
  'technical-drawing': 'technische Zeichnungen|technisches Zeichnen|CAD|Werkpläne|Konstruktionszeichnungen',
  'electrical-work': 'Elektroinstallation|Elektriker|Elektrikerin|Elektrotechnik|Elektroniker',
  plumbing: 'Sanitär|Heizungsbau|Installateur|SHK|Sanitärinstallation',
  welding: 'Schweißen|Schweißer|Schweißerin',
  'mechanical-engineering': 'Maschinenbau|Maschinenbauingenieur|Konstruktion von Maschinen',
  'vehicle-repair': 'Kfz-Mechatronik|Kfz-Mechatroniker|Fahrzeugreparatur|Autowerkstatt',
  'work-safety': 'Arbeitssicherheit|Arbeitsschutz|Sicherheitsfachkraft',
  sales: 'Vertrieb|Verkauf|Vertriebserfahrung|Akquise|Neukundengewinnung',
  'account-management': 'Key-Account-Management|Account-Management|Kundenbetreuung|Großkunden',
  marketing: 'Marketing|Werbung|Kampagnen',
  'social-media': 'Social Media|soziale Medien|Community-Management',
  'search-marketing': 'SEO|Suchmaschinenoptimierung|SEA',
  'customer-service': 'Kundenservice|Kundendienst|Kundensupport',
  purchasing: 'Einkauf|Beschaffung|Lieferantenmanagement',
  accounting: 'Buchhaltung|Buchführung|Bilanzierung|Jahresabschluss|Rechnungswesen',
  controlling: 'Controlling|Finanzplanung|Berichtswesen|Finanzprodukte',
  taxes: 'Steuererklärungen|Steuerrecht|Steuern|Umsatzsteuer|Steuererklärung',
  payroll: 'Lohnabrechnung|Gehaltsabrechnung|Lohnbuchhaltung',
  recruiting: 'Recruiting|Personalgewinnung|Einstellung von|Personalauswahl|eingestellt',
  budget: 'Budget|Budgetverantwortung|Budgets|Budgetplanung|Kalkulation|Angebote kalkulieren',
  'profit-and-loss': 'Ergebnisverantwortung|Gewinn und Verlust|P&L|GuV',
  'project-management': 'Projektmanagement|Projektleitung|Projektleiter|Projektleiterin|Projekte geleitet',
  'product-management': 'Produktmanagement|Product Owner|Produktmanager|Produktmanagerin|Roadmap',
  'quality-management': 'Qualitätsmanagement|Qualitätssicherung|ISO 9001|Qualitätskontrolle',
  'change-management': 'Change Management|Veränderungsmanagement|Transformation',
  warehouse:
    'im Lager|Lagerarbeit|Lagerhaltung|Lagerist|Lageristin|Lagerlogistik|Lagerverwaltung|Kommissionierung|Gabelstapler|Staplerschein',
  cooking: 'Koch|Köchin|Küche|Kochen|Küchenleitung',
  baking: 'Bäcker|Bäckerin|Bäckerei|Konditorei|Backwaren|Konditor|Konditorin',
  hospitality: 'Gastronomie|Hotellerie|Restaurant|Service im Restaurant',
  'event-management': 'Eventmanagement|Veranstaltungsorganisation|Veranstaltungsplanung',
  journalism: 'Journalismus|Journalist|Journalistin|Redaktion|Redakteur|Redakteurin',
  translation: 'Übersetzung|Übersetzer|Übersetzerin|Dolmetschen',
  'labour-law': 'Arbeitsrecht',
  'contract-law': 'Vertragsrecht|Vertragsgestaltung|Vertragsverhandlungen',
  'social-work': 'Sozialarbeit|Sozialpädagogik|Jugendarbeit',
  banking: 'Bankwesen|Bank|Banken|Finanzbranche|Finanzsektor',
  insurance: 'Versicherung|Versicherungen|Versicherungsbranche',
  mobility: 'Mobilität|ÖPNV|Nahverkehr|Carsharing|Bahn|Mobilitäts-Apps|Leihräder',
  'health-care': 'Gesundheitswesen|Krankenhaus|Krankenhäuser|Klinik|Kliniken|Gesundheitsdaten|Patienten',
  'public-sector': 'öffentlicher Dienst|öffentlichen Dienst|Verwaltung|Behörde|Behörden|Kommune|Finanzamt',
  education: 'Bildungswesen|Schulen|Hochschulen|Hochschule',
  manufacturing: 'Fertigung|Fabrik|Industrieanlagen|Produktionsanlagen',
}
