/** What owner and client agreed on, as it is in the project's row. */
import type { Tables } from '#server/db/tables/tables.ts'

/** @returns it for pages and for the file with all projects. */
export const presentPlan = (project: Tables['projects']) => ({
  id: project.id,
  name: project.name,
  summary: project.summary,
  status: project.status,
  progress: project.progress,
  startDate: project.start_date,
  expectedDelivery: project.expected_delivery,
  technologies: JSON.parse(project.technologies),
  currency: project.currency,
  totalBudget: project.total_budget,
})
