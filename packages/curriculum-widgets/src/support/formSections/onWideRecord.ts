/** Where a record has the room of a wide window: two of its parts fit beside each other. `RecordFormPage` is the container. */
export const onWideRecord = '@container record (min-width: 1560px)';
