const anyNumber = { max: 1_000_000, within: 1000 }

/** A node under measurement turns nobody away for their haste. */
export const noLimits = {
  commands: anyNumber,
  reads: anyNumber,
  tables: anyNumber,
  starts: anyNumber,
  messages: anyNumber,
  newcomers: anyNumber,
  sockets: 10_000,
  chat: anyNumber,
}
