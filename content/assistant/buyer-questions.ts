// What people ask who think of becoming clients and what no fact answers, with the facts that come nearest; none, if none does.
// Replace with your own. Facts are named by their ids in the ledger (content/ledger.ts); how people ask is in
// language/<language>/buyer.ts.
export const unansweredQuestions = {
  start: ['profile.availability'],
  duration: ['service.technical-consulting'],
  price: [],
  place: ['profile.location'],
  languages: [],
  small: ['profile.availability'],
} satisfies Record<string, string[]>
