// The owner's jobs, in German. Replace with your own words; ids match content/experience.ts.
import type { ExperienceTexts } from '../../../contract/content-source.ts'

export const experience: ExperienceTexts = {
  'fjordvane-logistics': {
    title: 'Principal AI & Cloud Architect',
    description:
      'Verantwortlich für die KI- und Cloud-Architektur eines Logistikkonzerns mit 6.200 Büroangestellten in 11 ' +
      'Ländern. Ich habe die Assistenzplattform EPIC entworfen und leite die Reviews, die neun Produktteams auf ' +
      'einem gemeinsamen Azure-Fundament halten.',
    achievements: {
      'launch-epic': 'EPIC entworfen: erstes Wort nach 0,8 s im 95. Perzentil bei 1.000+ gleichzeitigen Zugriffen',
      'cut-answer-cost':
        'Kosten pro Antwort um 57 % gesenkt: Ein kleines, selbst betriebenes Modell übernimmt heute 64 % der Fragen',
      'shorten-reviews': 'Architektur-Reviews von drei Wochen auf drei Tage im Median verkürzt',
    },
  },
  'hyllemark-retail': {
    title: 'Head of ML Platform',
    description:
      'Aufbau und Leitung eines achtköpfigen Plattformteams bei einer Lebensmittelkette mit 420 Filialen. Von Hand ' +
      'weitergereichte Notebooks haben wir für Prognose-, Preis- und Empfehlungsmodelle durch einen einzigen ' +
      'getesteten Weg in die Produktion ersetzt.',
    achievements: {
      'shorten-releases': 'Zeit bis zum Release eines Modells von sechs Wochen auf zwei Tage verkürzt',
      'grow-model-estate':
        'Zahl der Modelle in Produktion von 9 auf 46 gesteigert, ohne das achtköpfige Team zu vergrößern',
      'lower-training-cost': 'Trainingskosten dank Spot-Instanzen und Checkpoints um 34 % gesenkt',
    },
  },
  'klarmynt-payments': {
    title: 'Lead Machine Learning Engineer',
    description:
      'Leitung eines fünfköpfigen Engineering-Teams, das für einen Kartenabwickler mit 14.000 Händlern eine ' +
      'Betrugserkennung in Echtzeit baute. Feste Grenzen: 100 ms pro Entscheidung und ein Analyseteam, das jede ' +
      'Ablehnung begründen musste.',
    achievements: {
      'lower-fraud-loss': 'Betrugsschäden im ersten Jahr um 41 % gesenkt, bei 28 % weniger falschen Ablehnungen',
      'meet-latency-budget': 'Bis zu 900 Zahlungen pro Sekunde bewertet, mit einer p99-Latenz von 45 ms',
      'shrink-card-scope':
        'Kartennummern schon am Eingang tokenisiert: 11 von 14 Diensten bleiben außerhalb des PCI-DSS-Scopes',
    },
  },
  'vindtal-energy': {
    title: 'Data Platform Engineer',
    description:
      'Aufbau der Telemetrieplattform für einen Betreiber von 1.150 Windkraftanlagen, vom Gateway in der Gondel bis ' +
      'zum Bildschirm der Wartungsplanung. Wegen schlechter Verbindungen an entlegenen Standorten waren verspätete ' +
      'Daten der Normalfall.',
    achievements: {
      'stream-telemetry':
        'Nächtliche Dateien durch einen Stream mit 1,8 Milliarden Messwerten pro Tag ersetzt, mit fünf Minuten Verzug',
      'warn-of-bearing-faults': 'Modell für Lagerschäden entwickelt, das im Median 19 Tage vor dem Ausfall warnt',
      'lower-storage-cost':
        'Speicherkosten um 46 % gesenkt: Messwerte, die älter als 90 Tage sind, liegen als Parquet auf S3',
    },
  },
  'stavholt-media': {
    title: 'Senior Infrastructure Engineer',
    description:
      'Umzug der Nachrichtenportale eines Verlags aus gemieteten Racks in die Cloud; Deployments wurden zur ' +
      'Routine. Eine Schlagzeile konnte den Traffic binnen Minuten verzwanzigfachen, deshalb kamen Caching und ' +
      'Lasttests vor neuen Servern.',
    achievements: {
      'move-news-sites': '23 Nachrichtenportale in 14 Monaten zu AWS migriert, bei insgesamt 11 Minuten Ausfallzeit',
      'hold-election-night': 'In der Wahlnacht 2013 ohne Störung 38.000 Anfragen pro Sekunde bedient',
      'deploy-daily': 'Von einem Deployment pro Woche auf 12 pro Tag, dank getesteter und umkehrbarer Releases',
    },
  },
  'rejselund-travel': {
    title: 'Softwareentwicklerin',
    description:
      'Hotelsuche und Buchung für ein Reisebüro mit 70.000 Angeboten, die sich den ganzen Tag über änderten. Hier ' +
      'habe ich gelernt, dass eine schnelle Seite mehr verkauft als eine raffinierte, und wie man das belegt.',
    achievements: {
      'speed-up-search': 'Suchzeit im 95. Perzentil von 4,2 s auf 0,6 s gesenkt, indem die Filter nach Solr wanderten',
      'run-experiments': 'A/B-Tests eingeführt; die schnellere Ergebnisseite brachte 7 % mehr abgeschlossene Buchungen',
      'stop-double-bookings': 'Rund 40 Doppelbuchungen im Monat durch idempotente Reservierungsaufrufe abgestellt',
    },
  },
  'tegnbro-software': {
    title: 'Junior-Softwareentwicklerin',
    description:
      'Erste Stelle: Rechnungssoftware für 310 kleine Betriebe, von der Datenbank bis zum Support-Telefon. Wer nach ' +
      'den eigenen Releases selbst ans Telefon geht, lernt, Tests und verständliche Fehlermeldungen zu schreiben.',
    achievements: {
      'match-payments': 'Bankimport geschrieben, der 82 % der Zahlungen selbstständig den Rechnungen zuordnete',
      'test-restores': 'Nächtliche Backups und einen monatlichen Restore-Test für alle 310 Firmen automatisiert',
      'write-first-tests':
        'Die erste Testsuite des Produkts geschrieben; nach Releases halbierte sich die Zahl der Anrufe',
    },
  },
}
