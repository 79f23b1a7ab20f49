/** For what a team is meant: the options of a table that decide whether it is lawful. */
export interface Stage {
  readonly table: string
  readonly mission: string
  readonly budget: number
}

export const USUAL: Stage = { table: 'plaza', mission: 'objectives', budget: 800 }
/** A table drawn by hand does not fit into an address. */
const LONGEST_NAME = 40

/** The options of a table, as far as they matter. */
export function stageOf(options: Readonly<Record<string, unknown>>): Stage {
  const { table, mission, budget } = options
  return {
    table: typeof table === 'string' && table ? table : USUAL.table,
    mission: typeof mission === 'string' && mission ? mission : USUAL.mission,
    budget: Number.isInteger(Number(budget)) && Number(budget) > 0 ? Number(budget) : USUAL.budget,
  }
}

/** What differs from the usual stage, as the query of an address. */
export function queryOf(stage: Stage): string {
  const query = new URLSearchParams()
  if (stage.table !== USUAL.table && stage.table.length <= LONGEST_NAME) query.set('table', stage.table)
  if (stage.mission !== USUAL.mission) query.set('mission', stage.mission)
  if (stage.budget !== USUAL.budget) query.set('budget', String(stage.budget))
  return query.size ? `?${query.toString()}` : ''
}
