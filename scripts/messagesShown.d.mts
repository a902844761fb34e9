export function messagesShown(context: string): string[];
