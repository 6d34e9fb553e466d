"""Games over the network: storage, seats, live updates, and the pages that show them."""
