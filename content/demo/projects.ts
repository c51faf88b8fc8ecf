// The sample projects that a new site on localhost shows its demonstration client. Days and hours count from the first
// start: -40 is forty days before it.
import type { DemoProjects } from '#contract/content/demo.ts'

/** @param owner the name of the site's owner, who speaks in the projects' threads. */
export const demoProjects = (owner: string): DemoProjects => [
  {
    id: 'demo-support-assistant',
    name: 'Support assistant (demo)',
    summary:
      'An assistant that answers customers’ questions from the product manuals, with sources, in four languages.',
    status: 'active',
    progress: 64,
    startDay: -74,
    deliveryDay: 38,
    technologies: ['Python', 'PostgreSQL', 'pgvector', 'Kubernetes', 'OpenTelemetry'],
    currency: 'EUR',
    totalBudget: 8_600_000,
    expenses: [
      { day: -72, label: 'Discovery workshops', amount: 640_000 },
      { day: -58, label: 'Retrieval pipeline', amount: 1_180_000 },
      { day: -44, label: 'Evaluation set of 1,200 questions', amount: 720_000 },
      { day: -30, label: 'Cloud resources, first quarter', amount: 415_000 },
      { day: -21, label: 'Answer engine and citations', amount: 1_240_000 },
      { day: -6, label: 'Security review', amount: 530_000 },
    ],
    milestones: [
      {
        title: 'Discovery',
        status: 'completed',
        dueDay: -60,
        completedDay: -62,
        deliverables: ['Interview notes', 'Goals and measures', 'Risk list'],
        decision: { kind: 'approved', comment: 'Clear and complete, thank you.', day: -61 },
      },
      {
        title: 'Retrieval from the manuals',
        status: 'completed',
        dueDay: -30,
        completedDay: -31,
        deliverables: ['Import of 340 manuals', 'Search with sources', 'Evaluation report'],
        decision: { kind: 'approved', comment: '', day: -29 },
      },
      {
        title: 'Answers with citations',
        status: 'completed',
        dueDay: -2,
        completedDay: -2,
        deliverables: ['Answer engine', 'Refusal where the manuals are silent', 'Load test'],
      },
      {
        title: 'Pilot with one support team',
        status: 'in-progress',
        dueDay: 16,
        deliverables: ['Agent desk integration', 'Feedback loop', 'Weekly report'],
      },
      { title: 'Handover', status: 'pending', dueDay: 38, deliverables: ['Runbook', 'Training', 'Open-points list'] },
    ],
    readings: [
      { day: -56, codeQuality: 78, performance: 61, security: 70, testCoverage: 52 },
      { day: -49, codeQuality: 80, performance: 66, security: 72, testCoverage: 58 },
      { day: -42, codeQuality: 83, performance: 64, security: 74, testCoverage: 66 },
      { day: -35, codeQuality: 85, performance: 71, security: 79, testCoverage: 71 },
      { day: -28, codeQuality: 86, performance: 77, security: 81, testCoverage: 74 },
      { day: -21, codeQuality: 88, performance: 82, security: 80, testCoverage: 79 },
      { day: -14, codeQuality: 90, performance: 85, security: 88, testCoverage: 83 },
      { day: -5, codeQuality: 91, performance: 89, security: 93, testCoverage: 86 },
    ],
    team: [
      { name: owner, role: 'Architect', isLead: true, activeHours: -2 },
      { name: 'Jonas Albrecht', role: 'Machine learning engineer', isLead: false, activeHours: -5 },
      { name: 'Aiko Tanabe', role: 'Platform engineer', isLead: false, activeHours: -27 },
    ],
    documents: [
      {
        name: 'architecture-overview.md',
        mediaType: 'text/plain',
        day: -52,
        text: [
          '# Architecture overview (demo)',
          '',
          'Manuals are split at their headings, indexed with pgvector, and found by meaning and by word together.',
          'Every sentence of an answer names the passage that it comes from; a sentence without one is dropped.',
          '',
          '- Import: nightly, only what changed',
          '- Search: 40 ms at the 95th percentile',
          '- Answers: refused where the manuals are silent',
          '',
        ],
      },
      {
        name: 'cost-forecast.csv',
        mediaType: 'text/csv',
        day: -20,
        text: ['month,cloud EUR,models EUR', '1,1180,420', '2,1240,610', '3,1310,760', '4,1330,820', ''],
      },
      {
        name: 'pilot-plan.md',
        mediaType: 'text/plain',
        day: -3,
        text: [
          '# Pilot plan (demo)',
          '',
          'Week 1: ten agents, answers as suggestions only.',
          'Week 2: the same ten, answers sent after one click.',
          'Week 3: measure handling time and how often agents change the text; then decide.',
          '',
        ],
      },
    ],
    messages: [
      {
        from: 'client',
        hours: -150,
        text: 'Could the pilot start with the team in Lyon? They have the most repeated questions.',
      },
      {
        from: 'owner',
        hours: -146,
        text: 'Good idea. The French manuals are imported already, so nothing stands in the way.',
      },
      { from: 'client', hours: -30, text: 'Great. I will name ten people by Friday.' },
      { from: 'owner', hours: -2, text: 'Thank you. The accounts for them are prepared.' },
    ],
    updates: [
      {
        hours: -340,
        text: 'Search finds the right passage for 94 of 100 questions of the evaluation set; it was 81 a month ago.',
      },
      {
        hours: -48,
        text: 'Answers with citations are delivered and wait for your approval. The pilot can start as planned.',
      },
    ],
    updateRequest: { hours: -52, note: 'How do the answers do on the French questions?', answeredHours: -48 },
    meeting: { day: 4, minutes: 30, topic: 'Kick-off of the pilot', proposedHours: -20 },
  },
  {
    id: 'demo-cloud-migration',
    name: 'Billing to the cloud (demo)',
    summary:
      'The billing system moves from two machines in the cellar to a managed platform, without a day of standstill.',
    status: 'active',
    progress: 22,
    startDay: -24,
    deliveryDay: 96,
    technologies: ['Terraform', 'Go', 'PostgreSQL', 'GitHub Actions'],
    currency: 'EUR',
    totalBudget: 5_400_000,
    expenses: [
      { day: -23, label: 'Inventory of the running system', amount: 380_000 },
      { day: -12, label: 'Foundation of the platform', amount: 610_000 },
      { day: -4, label: 'Cloud resources, first month', amount: 94_000 },
    ],
    milestones: [
      {
        title: 'Inventory',
        status: 'completed',
        dueDay: -14,
        completedDay: -15,
        deliverables: ['Map of systems and interfaces', 'Order of the move'],
        decision: { kind: 'approved', comment: 'The two forgotten nightly jobs alone were worth it.', day: -13 },
      },
      {
        title: 'Platform',
        status: 'in-progress',
        dueDay: 12,
        deliverables: ['Network and access', 'Delivery pipeline', 'Monitoring'],
      },
      { title: 'Trial move', status: 'pending', dueDay: 48, deliverables: ['Copy of the data', 'Timed rehearsal'] },
      { title: 'Move', status: 'pending', dueDay: 90, deliverables: ['Switch-over', 'Way back', 'Report'] },
    ],
    readings: [
      { day: -15, codeQuality: 70, performance: 58, security: 64, testCoverage: 41 },
      { day: -8, codeQuality: 76, performance: 60, security: 73, testCoverage: 55 },
      { day: -1, codeQuality: 81, performance: 63, security: 82, testCoverage: 67 },
    ],
    team: [
      { name: owner, role: 'Architect', isLead: true, activeHours: -26 },
      { name: 'Tomás Ferrer', role: 'Platform engineer', isLead: false, activeHours: -4 },
    ],
    documents: [],
    messages: [
      {
        from: 'owner',
        hours: -100,
        text: 'When is your quietest weekend this year? The rehearsal should not meet the month’s end.',
      },
      { from: 'client', hours: -76, text: 'The second one of any month is fine.' },
    ],
    updates: [{ hours: -26, text: 'Network and access stand. Next comes the delivery pipeline.' }],
  },
]
