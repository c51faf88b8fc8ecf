/** Reads CSV (RFC 4180): fields in quotes may hold commas, line breaks and doubled quotes. */

/** @returns each row by the names of the first row, which stands for the header. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = rowsOf(text.replace(/^\uFEFF/, ''))
  const names = header.map((name) => name.trim())
  return rows
    .filter((row) => row.some((field) => field.trim() !== ''))
    .map((row) => Object.fromEntries(names.map((name, i) => [name, (row[i] ?? '').trim()])))
}

function rowsOf(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let isQuoted = false
  const endField = () => {
    row.push(field)
    field = ''
  }
  const endRow = () => {
    endField()
    rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') field += sign
      else if (text[at + 1] === '"') field += text[at++]
      else isQuoted = false
    } else if (sign === '"' && field === '') isQuoted = true
    else if (sign === ',') endField()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') field += sign
  }
  if (field !== '' || row.length > 0) endRow()
  return rows
}
