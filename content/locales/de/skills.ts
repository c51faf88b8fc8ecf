// The owner's skills and their evidence, in German. Replace with your own words; ids match content/skills.ts.
import type { SkillTexts } from '../../../contract/content-source.ts'

export const skills: SkillTexts = {
  'ai-machine-learning': {
    name: 'KI & Machine Learning',
    category: 'Künstliche Intelligenz',
    achievements: {
      'cite-sources': 'EPIC auf 96 % korrekte Quellenangaben gebracht (wöchentliche Stichproben)',
      'route-models':
        '64 % der Fragen an ein kleines Modell geleitet, ohne messbare Einbuße bei der bewerteten Qualität',
      'calibrate-scores': 'Betrugs-Scores kalibriert, damit Schwellenwerte den Kosten folgen und nicht dem Gefühl',
    },
    metrics: {
      'answer-cost': '57 % geringere Kosten pro Antwort',
      'fraud-loss': '41 % geringere Betrugsschäden',
      'first-word': 'Erstes Wort nach 0,8 s (p95)',
    },
    projects: {
      epic: 'EPIC AI Platform: belegte Antworten für 6.200 Beschäftigte',
      'fraud-detection': 'System zur Betrugserkennung: Kartenzahlungen in Echtzeit bewertet',
      'bearing-faults': 'Warnung vor Lagerschäden für 1.150 Windkraftanlagen',
    },
    experience:
      'Seit 2015 Modelle in Produktion, von Lagerschäden bis Sprache. Ich beginne mit einem Evaluationsdatensatz ' +
      'und der einfachsten Baseline; ein größeres Modell muss sich seine Latenz und seine Kosten erst verdienen.',
  },
  'infrastructure-devops': {
    name: 'Infrastruktur & DevOps',
    category: 'Platform Engineering',
    achievements: {
      'rehearse-rebuilds':
        'Probt zweimal im Jahr den vollständigen Neuaufbau von EPIC aus Terraform; er dauert 70 Minuten',
      'reverse-canaries': 'Modell-Canaries rollen bei steigender Fehlerrate von selbst zurück',
      'move-news-sites': '23 Nachrichtenportale mit insgesamt 11 Minuten Ausfallzeit zu AWS migriert',
    },
    metrics: {
      'release-time': 'Modell-Release: zwei Tage statt sechs Wochen',
      'training-cost': '34 % geringere Trainingskosten',
      deployments: 'Von 1 Deployment pro Woche auf 12 pro Tag',
    },
    projects: {
      mlops: 'MLOps-Transformation: ein Weg für 46 Modelle',
      'news-migration': 'Umzug von 23 Nachrichtenportalen aus Racks zu AWS',
    },
    experience:
      'Rufbereitschaft seit 2011, und das prägt: wenige Komponenten, klare Zuständigkeiten, geprobte ' +
      'Wiederherstellung. Kubernetes, wo ein Team es tragen kann, sonst ein Managed Service.',
  },
  'programming-languages': {
    name: 'Programmiersprachen',
    category: 'Softwareentwicklung',
    achievements: {
      'write-model-router': 'Modell-Router von EPIC in Go geschrieben; er kostet 6 ms pro Anfrage',
      'score-in-process':
        'XGBoost direkt im Java-Entscheidungsdienst ausgeführt und so einen Netzwerk-Hop von 8 ms gespart',
      'make-calls-idempotent': 'Rund 40 Doppelbuchungen im Monat durch idempotente Reservierungsaufrufe abgestellt',
    },
    metrics: {
      'router-overhead': 'Modell-Router: 6 ms zusätzlich',
      'search-time': 'Suche: von 4,2 s auf 0,6 s (p95)',
      'years-of-code': 'Code in Produktion seit 2005',
    },
    projects: {
      epic: 'EPIC AI Platform: Antworten in Python, Routing in Go',
      'fraud-detection': 'System zur Betrugserkennung: Entscheidungsdienst in Java',
    },
    experience:
      'Python für Modelle und Daten, Go für Dienste, die klein bleiben müssen, TypeScript für den Browser, Java ' +
      'dort, wo ein Team es schon betreibt. Ich mache jede Woche Code-Reviews und schreibe die riskanten Teile ' +
      'zuerst.',
  },
  'data-science': {
    name: 'Data Science',
    category: 'Daten',
    achievements: {
      'find-drift': 'Nachlassende Modelle nach vier Stunden statt nach 11 Tagen erkannt',
      'measure-experiments': 'Per A/B-Test gezeigt, dass eine schnellere Ergebnisseite 7 % mehr Buchungen bringt',
      'log-features': 'Betrugs-Features wie ausgeliefert protokolliert: Das Training sah, was das Scoring sah',
    },
    metrics: {
      'drift-time': 'Drift binnen 4 Stunden erkannt',
      'false-declines': '28 % weniger falsche Ablehnungen',
      'fault-warning': 'Lagerschäden: 19 Tage Vorwarnzeit (Median)',
    },
    projects: {
      mlops: 'MLOps-Transformation: gemeinsame Features, Drift-Prüfungen',
      'bearing-faults': 'Modell für Lagerschäden mit 1,8 Milliarden Messwerten pro Tag',
    },
    experience:
      'Ich behandle einen Datensatz wie ein Produkt: mit klarer Zuständigkeit, Historie und Tests. Die meisten ' +
      'Verbesserungen kamen aus saubereren Labels und ehrlichen Features, nur wenige aus einem raffinierteren Modell.',
  },
  'soft-skills': {
    name: 'Soft Skills',
    category: 'Führung',
    achievements: {
      'shorten-reviews': 'Architektur-Reviews von drei Wochen auf drei Tage im Median verkürzt',
      'build-platform-team': 'Ein achtköpfiges Plattformteam aufgebaut; zwei Mitglieder leiten heute eigene Teams',
      'explain-declines': 'Dem Analyseteam Begründungscodes gegeben, die sich Händlern am Telefon vorlesen lassen',
    },
    metrics: {
      'review-time': 'Reviews: 3 Tage im Median',
      'teams-guided': '9 Produktteams begleitet',
      'decision-records': '140 Decision Records seit 2023',
    },
    projects: {
      'review-practice': 'Architektur-Reviews bei Fjordvane Logistics',
      mlops: 'MLOps-Transformation: Modelle zogen mit ihren Verantwortlichen um',
    },
    experience:
      'Ich schreibe, bevor ich präsentiere, frage zuerst nach dem Einwand und benenne, worauf wir verzichten. Eine ' +
      'Entscheidung steht, wenn die Menschen in Rufbereitschaft sie erklären können.',
  },
  'frontend-technologies': {
    name: 'Frontend-Technologien',
    category: 'Web',
    achievements: {
      'stream-answers':
        'Den Chat von EPIC gebaut, der Text und Quellenangaben über eine einzige SSE-Verbindung streamt',
      'shrink-first-load': 'Erstes Laden der EPIC-Web-App von 610 auf 148 KB JavaScript reduziert',
      'pass-accessibility-audit': 'Externes Audit nach WCAG 2.2 AA mit zwei kleineren Befunden bestanden',
    },
    metrics: {
      'first-load': '148 KB JavaScript beim ersten Laden',
      accessibility: 'WCAG 2.2 AA, extern geprüft',
      bookings: '7 % mehr abgeschlossene Buchungen',
    },
    projects: {
      epic: 'EPIC AI Platform: Chat-Web-App in React',
      'hotel-results': 'Ergebnisseite der Hotelsuche bei Rejselund Travel',
    },
    experience:
      'Ich baue Werkzeuge, mit denen Menschen den ganzen Tag arbeiten: kompakt, schnell und per Tastatur bedienbar. ' +
      'Visuelles Design ist nicht mein Fach; ich arbeite gut mit Designprofis zusammen und hüte das Byte-Budget.',
  },
  security: {
    name: 'Sicherheit',
    category: 'Sicherheit',
    achievements: {
      'filter-by-rights':
        'Dokumentrechte direkt in der Suche von EPIC durchgesetzt, bevor ein Modell Text zu sehen bekommt',
      'shrink-card-scope': '11 von 14 Diensten dank früher Tokenisierung außerhalb des PCI-DSS-Scopes',
      'test-prompt-injection': 'Prüft jedes EPIC-Release mit 220 Prompt-Injection-Fällen',
    },
    metrics: {
      'access-leaks': '0 Rechteverletzungen in 2 externen Tests',
      'injection-tests': '220 Injection-Tests pro Release',
      'card-scope': '11 von 14 Diensten ohne Kartendaten',
    },
    projects: {
      epic: 'EPIC AI Platform: Rechte bleiben außerhalb des Prompts',
      'fraud-detection': 'System zur Betrugserkennung: Kartennummern enden am Eingang',
    },
    experience:
      'Least Privilege, kurzlebige Secrets und ein Bedrohungsmodell auf einer Seite gehören zum Entwurf. Bei ' +
      'Sprachmodellen gehe ich davon aus, dass der Prompt angegriffen wird, und halte Rechte außerhalb davon.',
  },
}
