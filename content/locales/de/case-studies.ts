// The case studies, in German. Replace with your own words; ids match the files in content/case-studies/.
import type { CaseStudyTexts } from '../../../contract/content-source.ts'

export const caseStudies: CaseStudyTexts = {
  'epic-ai-platform': {
    title: 'EPIC AI Platform',
    subtitle: 'Belegte Antworten aus den Dokumenten eines Logistikkonzerns',
    category: 'KI-Plattform',
    description:
      'Mit EPIC befragen 6.200 Beschäftigte eines Logistikkonzerns Verträge, Zollvorschriften und Sendungsdaten an ' +
      'einem Ort. Jede Antwort nennt ihre Quellen und stützt sich nur auf das, was die fragende Person lesen darf.',
    challenge:
      'Beschäftigte in 11 Ländern suchten in sieben Systemen, und einzelne Teams hatten drei getrennte ' +
      'Chatbot-Piloten begonnen. Keiner beachtete Dokumentrechte, und jeder brauchte schon bei einer Handvoll ' +
      'Fragender fünf bis neun Sekunden für eine Antwort. Alle mit einem einzigen großen Modell zu bedienen, hätte ' +
      'das Doppelte des Budgets gekostet. Die Plattform musste am Montagmorgen schnell, bezahlbar und vor der ' +
      'Revision vorzeigbar sein.',
    solution:
      'Ein einziger Antwortdienst übernimmt für alle Teams Retrieval, Prompts und Quellenangaben. Rechte werden am ' +
      'Gateway ermittelt und in der Suchabfrage angewendet; Text, den jemand nicht lesen darf, erreicht so nie ein ' +
      'Modell. Ein Router schickt Routinefragen an ein kleines, selbst betriebenes Modell und den Rest an ein ' +
      'großes gehostetes. Einen Cache für ähnliche Antworten haben wir erprobt und wieder entfernt: Menschen mit ' +
      'unterschiedlichen Rechten dürfen sich keine Antwort teilen. Der Text wird gestreamt, während er entsteht.',
    keyFeatures: {
      'stream-answers': 'Gestreamte Antworten, die die genaue Textstelle nennen',
      'filter-by-rights': 'Dokumentrechte in der Suchabfrage durchgesetzt',
      'route-by-difficulty': 'Modellwahl nach Schwierigkeit der Frage',
      'index-changes': 'Geänderte Dokumente binnen zehn Minuten auffindbar',
      'gate-releases': 'Jedes Release an 640 geprüften Fragen getestet',
    },
    outcomes: {
      'fast-under-load': 'Erstes Wort nach 0,8 s im 95. Perzentil bei 1.000+ gleichzeitigen Zugriffen',
      'lower-answer-cost': 'Kosten pro Antwort 57 % niedriger als mit dem großen Modell allein',
      'sound-citations': '96 % der Quellenangaben korrekt in wöchentlichen Stichproben',
      'one-platform': 'Drei Piloten eingestellt; neun Teams bauen auf einer Plattform auf',
    },
    metrics: {
      concurrentUsers: { label: 'Gleichzeitige Nutzung', value: '1.000+ Personen gleichzeitig' },
      responseTime: { label: 'Antwortzeit', value: 'unter 1 Sekunde' },
      citationAccuracy: { label: 'Quellenangaben', value: '96 % korrekt' },
      costPerAnswer: { label: 'Kosten pro Antwort', value: '57 % niedriger' },
    },
    diagram: {
      title: 'Antwortpfad von EPIC',
      description: 'Wie aus einer Frage eine belegte Antwort wird und wie Dokumente auffindbar werden.',
      nodes: {
        'chat-app': {
          label: 'Chat-Web-App',
          details: 'React-App, die Wörter sofort anzeigt: Man liest früh mit und kann eine Antwort abbrechen.',
        },
        'api-gateway': {
          label: 'API-Gateway',
          details: 'Prüft Anmeldung und Kontingente an einer Stelle, damit kein Team das selbst bauen muss.',
        },
        'access-policy': {
          label: 'Zugriffsregeln',
          details: 'Open Policy Agent macht aus Gruppen Leserechte; die Regeln werden wie Code geprüft und getestet.',
        },
        'answer-service': {
          label: 'Antwortdienst',
          details:
            'Python-Dienst für Retrieval, Prompts und Quellenangaben: nur eine Stelle zu testen, für neun Teams.',
        },
        'model-router': {
          label: 'Modell-Router',
          details: 'Go-Dienst, der das Modell nach Schwierigkeit wählt und ausweicht, wenn eines langsam ist.',
        },
        'large-model': {
          label: 'Großes Modell',
          details:
            'Läuft auf Azure OpenAI für die 36 % der Fragen, die es brauchen; nach Verbrauch bezahlt, da der Bedarf ' +
            'schwankt.',
        },
        'small-model': {
          label: 'Kleines Modell',
          details: 'Open-Weight-Modell auf vLLM, das 64 % der Fragen zu kalkulierbaren Kosten übernimmt.',
        },
        'search-index': {
          label: 'Suchindex',
          details: 'PostgreSQL mit pgvector, damit Vektoren, Wörter und Rechte in einer Abfrage gefiltert werden.',
        },
        'indexing-queue': {
          label: 'Indexierungs-Queue',
          details:
            'Azure Service Bus fängt Massenänderungen und Wiederholungen ab; die Suche wartet nie auf die Indexierung.',
        },
        'document-sources': {
          label: 'Dokumentquellen',
          details:
            'Sieben Systeme, die für ihre Dateien und Rechte zuständig bleiben; EPIC speichert nur Textpassagen.',
        },
      },
      connections: {
        'send-question': 'Frage',
        'resolve-rights': 'Benutzergruppen',
        'forward-question': 'Frage',
        'attach-rights': 'Leserechte',
        'search-passages': 'gefilterte Suche',
        'send-prompt': 'Prompt',
        'use-large-model': 'schwierige Fragen',
        'use-small-model': 'Routinefragen',
        'publish-changes': 'Änderungen',
        'write-passages': 'Textpassagen',
      },
      explanation:
        'Der Pfad, auf den jemand wartet, verläuft durch die mittlere Reihe und enthält keine Batch-Arbeit. Die ' +
        'Indexierung hat eine eigene Reihe hinter einer Queue, denn eine Massenänderung in einer Quelle darf keine ' +
        'Antwort bremsen. Die Rechte reisen mit der Frage und greifen im Index, der letzten Stelle, an der Filtern ' +
        'billig und sicher ist. Der Router steht für sich, damit sich Modelle austauschen lassen, ohne Prompts oder ' +
        'Quellenangaben anzufassen.',
      nextSteps: {
        'ask-changed-rights': 'Wie bleiben Rechte korrekt, wenn sich eine Gruppe ändert?',
        'ask-routing': 'Woran erkennt der Router eine schwierige Frage?',
        'ask-pgvector': 'Warum pgvector und keine eigene Vektordatenbank?',
      },
    },
  },
  'mlops-transformation': {
    title: 'MLOps-Transformation',
    subtitle: 'Von weitergereichten Notebooks zu Releases in zwei Tagen',
    category: 'ML-Plattform',
    description:
      'Eine Plattform für 46 Prognose-, Preis- und Empfehlungsmodelle einer Lebensmittelkette mit 420 Filialen. ' +
      'Data Scientists verantworten ein Modell vom Commit bis zur Stilllegung, und ein Release dauert zwei Tage.',
    challenge:
      'Jedes der neun Modelle hatte eigene Skripte, einen eigenen Server und genau eine Person, die es verstand. ' +
      'Ein Release bedeutete sechs Wochen voller Übergaben. Features wurden doppelt berechnet, im Notebook und in ' +
      'Produktion, und stimmten nicht überein. Als ein Lieferant seine Artikelnummern änderte, waren die Prognosen ' +
      '11 Tage lang falsch, bis jemand aus einer Filialleitung anrief. Jedes neue Modell hätte die Lage ' +
      'verschlimmert.',
    solution:
      'Wir haben einen einzigen Weg gebaut und die Modelle nacheinander darauf umgezogen, das riskanteste zuletzt. ' +
      'Ein geprüfter Commit startet das Training; Training und Serving teilen sich ihre Features; eine Registry ' +
      'hält jedes Modell mit seiner Datenversion fest. Canaries rollen von selbst zurück, und Drift-Prüfungen ' +
      'vergleichen Vorhersagen mit dem tatsächlichen Absatz. Statt einer Suite aus einer Hand haben wir einzelne ' +
      'Open-Source-Bausteine gewählt: mehr Integrationsaufwand, dafür war jeder austauschbar, und zwei wurden ' +
      'ausgetauscht.',
    keyFeatures: {
      'one-path': 'Ein geprüfter Weg vom Commit in die Produktion',
      'shared-features': 'Dieselben Feature-Definitionen für Training und Serving',
      'reverse-canaries': 'Canary-Rollouts, die bei steigender Fehlerrate zurückrollen',
      'check-drift': 'Stündliche Drift-Prüfung gegen den tatsächlichen Absatz',
      'trace-forecasts': 'Jede Prognose auf Daten, Code und Modell zurückführbar',
    },
    outcomes: {
      'faster-releases': 'Modell-Releases in zwei Tagen statt sechs Wochen',
      'more-models': '46 statt 9 Modelle in Produktion, mit einem achtköpfigen Team',
      'earlier-detection': 'Nachlassende Modelle binnen vier Stunden erkannt statt nach 11 Tagen',
      'lower-training-cost': 'Trainingskosten dank Spot-Instanzen und Checkpoints 34 % niedriger',
    },
    metrics: {
      releaseTime: { label: 'Release-Dauer', value: '2 Tage statt 6 Wochen' },
      modelsInProduction: { label: 'Modelle in Produktion', value: '46 Modelle' },
      driftDetection: { label: 'Drift-Erkennung', value: 'binnen 4 Stunden' },
      trainingCost: { label: 'Trainingskosten', value: '34 % niedriger' },
    },
    diagram: {
      title: 'Release-Kreislauf der Modelle',
      description: 'Vom geprüften Commit zum Modell im Betrieb und über Drift-Prüfungen zurück.',
      nodes: {
        'model-repository': {
          label: 'Modell-Repository',
          details: 'Git enthält Code, Einstellungen und Tests; ein Release ist damit eine geprüfte Änderung.',
        },
        'training-pipeline': {
          label: 'Trainings-Pipeline',
          details: 'Airflow führt das Training auf Spot-Instanzen aus; den Betrieb beherrschte das Team schon.',
        },
        'model-registry': {
          label: 'Modell-Registry',
          details: 'MLflow bewahrt jedes Modell mit Datenversion und Metriken auf, für Audits und Rollbacks.',
        },
        'release-controller': {
          label: 'Release-Controller',
          details:
            'Argo CD setzt um, was in Git steht; häufen sich im Canary die Fehler, nimmt eine Prüfung den Commit ' +
            'zurück.',
        },
        'data-warehouse': {
          label: 'Data Warehouse',
          details: 'Enthält Absatz und Bestand, stündlich geladen; es war da und bewährt, also blieb es.',
        },
        'feature-store': {
          label: 'Feature Store',
          details: 'Feast gibt Training und Serving dieselbe Definition; abweichende Features waren damit Geschichte.',
        },
        'model-serving': {
          label: 'Model Serving',
          details: 'KServe skaliert jedes Modell nach eigener Last hinter einer gemeinsamen Schnittstelle.',
        },
        'prediction-log': {
          label: 'Vorhersage-Log',
          details: 'Im Objektspeicher liegen Ein- und Ausgaben 13 Monate lang, um Saisons miteinander zu vergleichen.',
        },
        'drift-monitor': {
          label: 'Drift-Monitor',
          details:
            'Evidently vergleicht stündlich Vorhersagen mit dem Absatz und fordert bei Bedarf ein Retraining an.',
        },
      },
      connections: {
        'start-training': 'geprüfter Commit',
        'load-sales': 'Absatz, stündlich',
        'build-training-sets': 'Trainingsdaten',
        'register-model': 'trainiertes Modell',
        'approve-version': 'freigegebene Version',
        'roll-out-canary': 'Canary-Rollout',
        'serve-features': 'dieselben Features',
        'log-predictions': 'Vorhersagen',
        'check-predictions': 'Vorhersagen',
        'compare-sales': 'tatsächlicher Absatz',
        'request-retraining': 'Retraining-Anfrage',
      },
      explanation:
        'Die obere Reihe ist der Release-Pfad und kommt ohne manuelle Kopie aus: Was geprüft wurde, das läuft. Der ' +
        'Feature Store sitzt zwischen Training und Serving, weil die doppelte Berechnung von Features der teuerste ' +
        'Fehler war, den wir gefunden haben. Die untere Reihe schließt den Kreis mit dem tatsächlichen Absatz, dem ' +
        'Maßstab, den das Geschäft anerkennt. Ein Retraining wird angefordert und dann von einem Menschen ' +
        'freigegeben: Nach einer fehlerhaften Datenladung hätte ein Automatismus den Fehler gelernt.',
      nextSteps: {
        'ask-retraining': 'Warum gibt ein Mensch das Retraining frei?',
        'ask-migration': 'Wie sind neun Modelle im laufenden Betrieb umgezogen?',
        'ask-managed-suite': 'Wann ist eine Managed-ML-Suite die bessere Wahl?',
      },
    },
  },
  'fraud-detection-system': {
    title: 'System zur Betrugserkennung',
    subtitle: 'Entscheidung über Kartenzahlungen in 45 Millisekunden',
    category: 'ML in Echtzeit',
    description:
      'Betrugsbewertung in Echtzeit für einen Kartenabwickler mit 14.000 Händlern. Jede Zahlung wird vor der ' +
      'Freigabe bewertet, und jede Ablehnung nennt Gründe, die das Analyseteam vorlesen kann.',
    challenge:
      'Betrug wurde mit 1.100 von Hand geschriebenen Regeln bekämpft; für die meisten war niemand zuständig. Neue ' +
      'Muster blieben wochenlang unentdeckt, während ehrliche Kundschaft abgewiesen wurde und Händler absprangen. ' +
      'Eine Entscheidung musste bei 900 Zahlungen pro Sekunde in 100 ms passen, Kartennummern mussten unerreichbar ' +
      'bleiben, und das Analyseteam musste jede Ablehnung begründen. Die wahren Labels, die Rückbuchungen, trafen ' +
      'bis zu 60 Tage verspätet ein.',
    solution:
      'Ein Stream-Job hält gleitende Zähler je Karte, Gerät und Händler im Speicher, und ein ' +
      'Gradient-Boosting-Modell bewertet sie direkt im Entscheidungsdienst. Ein neuronales Netz mit etwas besserem ' +
      'Score haben wir verworfen: Seine Gründe waren schwer zu lesen, und es brauchte GPUs. Vierunddreißig Regeln ' +
      'blieben für rechtliche Sperren und Notfälle. Zweifelsfälle gehen an das Analyseteam, dessen Urteile das ' +
      'Modell der nächsten Woche trainieren, lange bevor Rückbuchungen eintreffen. Davor liefen acht Wochen ' +
      'Shadow-Betrieb.',
    keyFeatures: {
      'score-in-process': 'Modell im Entscheidungsdienst, ohne Netzwerk-Hop',
      'count-in-stream': 'Gleitende Zähler je Karte, Gerät und Händler, nur Sekunden alt',
      'give-reasons': 'Begründungscodes in klaren Worten für jede Ablehnung',
      'learn-weekly': 'Wöchentliches Training mit den Urteilen des Analyseteams',
      'tokenise-cards': 'Kartennummern schon am Eingang durch Tokens ersetzt',
    },
    outcomes: {
      'lower-fraud-loss': 'Betrugsschäden im ersten Jahr 41 % niedriger',
      'fewer-false-declines': '28 % weniger legitime Zahlungen abgelehnt',
      'fast-decisions': 'Entscheidungen in 45 ms (p99) bei 900 Zahlungen pro Sekunde',
      'fewer-rules': 'Nur noch 34 statt 1.100 Regeln zu pflegen',
    },
    metrics: {
      fraudLoss: { label: 'Betrugsschäden', value: '41 % niedriger' },
      decisionTime: { label: 'Entscheidungszeit', value: '45 ms (p99)' },
      falseDeclines: { label: 'Falsche Ablehnungen', value: '28 % weniger' },
      peakLoad: { label: 'Spitzenlast', value: '900 Zahlungen pro Sekunde' },
    },
    diagram: {
      title: 'Entscheidungspfad einer Zahlung',
      description: 'Wie in 45 ms über eine Zahlung entschieden wird und wie Urteile das Modell verbessern.',
      nodes: {
        'payment-gateway': {
          label: 'Zahlungs-Gateway',
          details:
            'Ersetzt zuerst Kartennummern durch Tokens; so bleiben 11 von 14 Diensten außerhalb des PCI-DSS-Scopes.',
        },
        'event-log': {
          label: 'Event-Log',
          details: 'Kafka bewahrt jede Zahlung 30 Tage auf; Features lassen sich so per Replay neu aufbauen.',
        },
        'feature-stream': {
          label: 'Feature-Stream',
          details: 'Flink aktualisiert gleitende Zähler binnen Sekunden; Batch-Jobs kamen Minuten zu spät.',
        },
        'feature-cache': {
          label: 'Feature-Cache',
          details:
            'Redis liefert 40 Features in etwa 1 ms; was ausgeliefert wurde, wird für das Training protokolliert.',
        },
        'decision-service': {
          label: 'Entscheidungs-Dienst',
          details: 'Java-Dienst, der Features, Score und Regeln im Budget von 100 ms zusammenführt.',
        },
        'scoring-model': {
          label: 'Scoring-Modell',
          details: 'XGBoost als Bibliothek: schnell auf einer CPU, und jeder Score lässt sich erklären.',
        },
        'rule-engine': {
          label: 'Regel-Engine',
          details: 'Wendet 34 Regeln für rechtliche Sperren und Notfälle an, die nicht auf ein Training warten können.',
        },
        'analyst-desk': {
          label: 'Prüfarbeitsplatz',
          details:
            'Zeigt die zweifelhaften 0,4 % der Zahlungen mit Gründen, denn über sie soll ein Mensch entscheiden.',
        },
        'case-store': {
          label: 'Fallspeicher',
          details: 'PostgreSQL führt Urteile und spätere Rückbuchungen als eine gemeinsame Label-Historie.',
        },
        'weekly-training': {
          label: 'Wochentraining',
          details: 'Python-Job, der mit frischen Urteilen trainiert und bis zur Freigabe im Shadow-Betrieb läuft.',
        },
      },
      connections: {
        'request-decision': 'tokenisierte Zahlung',
        'record-payment': 'jede Zahlung',
        'read-events': 'Events',
        'update-counts': 'gleitende Zähler',
        'fetch-features': 'Features',
        'score-payment': 'In-Process-Aufruf',
        'apply-rules': 'Score',
        'refer-doubtful': 'Zweifelsfälle',
        'store-verdicts': 'Urteile',
        'load-labels': 'Labels',
        'load-served-features': 'gelieferte Features',
        'publish-model': 'Modell der Woche',
      },
      explanation:
        'Wer bezahlt, wartet nur auf den Entscheidungsdienst und das, was er aufruft; dort darf also nichts lange ' +
        'blockieren: Features liegen im Speicher bereit, und das Modell ist eine Bibliothek. Fällt der Cache aus, ' +
        'entscheiden die Regeln allein, mit engeren Grenzen. Das Lernen läuft außen herum, in seinem eigenen Takt. ' +
        'Features werden so protokolliert, wie sie ausgeliefert wurden, denn eine spätere Neuberechnung gab dem ' +
        'Modell Wissen, das es zum damaligen Zeitpunkt nicht gehabt hätte.',
      nextSteps: {
        'ask-cache-failure': 'Was geschieht mit Zahlungen, wenn der Cache ausfällt?',
        'ask-reason-codes': 'Wie entstehen Begründungscodes aus dem Modell?',
        'ask-weekly-training': 'Warum ein Modell pro Woche und kein Online-Lernen?',
      },
    },
  },
}
